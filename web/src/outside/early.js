/**
 * Before the first paint and in every browser, hence in the JavaScript of 2009: the theme, the language, a sentence
 * where the application cannot run, and what is pressed before it runs. The build puts the sentence in place of `$said`,
 * by languages.
 */
(function (said) {
  var root = document.documentElement;

  function chosen() {
    try {
      return JSON.parse(localStorage.getItem("diablerie")) || {};
    } catch (error) {
      return {}; // no storage, or not ours
    }
  }

  function systemTheme() {
    var light = window.matchMedia && matchMedia("(prefers-color-scheme: light)").matches;
    return light ? "light" : "dark";
  }

  /** The first of the languages somebody wants that we speak. */
  function spoken(wanted) {
    for (var nth = 0; nth < wanted.length; nth += 1) {
      var name = String(wanted[nth]).slice(0, 2).toLowerCase();
      if (Object.prototype.hasOwnProperty.call(said, name)) return name;
    }
    return "en";
  }

  /** What the application cannot do without; all that is newer can be missed. */
  function isTooOld() {
    return !("noModule" in document.createElement("script")) || !Array.prototype.findLast;
  }

  function sayIt() {
    root.className = "otherwise"; // what was drawn would not answer
    var sentence = document.createElement("p");
    sentence.className = "plainly";
    sentence.setAttribute("role", "alert");
    sentence.appendChild(document.createTextNode(said[root.lang]));
    document.body.insertBefore(sentence, document.body.firstChild);
  }

  /** Keep what is pressed and chosen in the first screen until the application can do it (early.ts). */
  function keepEarly() {
    var done = [];

    function keep(event) {
      var on = event.target.closest && event.target.closest("#app button, #app select");
      if (!on || (event.type === "click") === (on.nodeName === "SELECT")) return;
      event.preventDefault();
      done.push([on, on.nodeName === "SELECT" ? on.value : null]);
    }

    document.addEventListener("click", keep, true);
    document.addEventListener("change", keep, true);
    window.diablerieEarly = function () {
      document.removeEventListener("click", keep, true);
      document.removeEventListener("change", keep, true);
      return done;
    };
  }

  var settings = chosen();
  root.setAttribute("data-theme", settings.theme || systemTheme());
  var drawn = root.lang;
  root.lang = spoken([settings.language].concat(navigator.languages || navigator.language || []));
  if (root.lang !== drawn) root.className = "otherwise";
  if (isTooOld()) document.addEventListener("DOMContentLoaded", sayIt);
  else keepEarly();
})($said);
