/**
 * Before the first paint and in every browser, hence in the JavaScript of 2009: the theme, the language, and a sentence
 * where the application cannot run. The build puts the sentence in place of `$said`, by languages.
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
    var sentence = document.createElement("p");
    sentence.className = "plainly";
    sentence.setAttribute("role", "alert");
    sentence.appendChild(document.createTextNode(said[root.lang]));
    document.body.insertBefore(sentence, document.body.firstChild);
  }

  var settings = chosen();
  root.setAttribute("data-theme", settings.theme || systemTheme());
  root.lang = spoken([settings.language].concat(navigator.languages || navigator.language || []));
  if (isTooOld()) document.addEventListener("DOMContentLoaded", sayIt);
})($said);
