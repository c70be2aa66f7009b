/** The page without a server, in the reader's language and theme. Its words stand here, for nothing else can be loaded then. */
const WORDS = {
  de: {
    title: "Das Feuer ist aus",
    reason:
      "Der Server ist nicht zu erreichen. Nichts ist verloren: Dein Platz und dein Spiel sind dort aufgehoben.",
    again: "Noch einmal versuchen",
  },
  en: {
    title: "The fire has gone out",
    reason: "The server cannot be reached. Nothing is lost: your seat and your game are kept there.",
    again: "Try again",
  },
  fr: {
    title: "Le feu s’est éteint",
    reason: "Le serveur est injoignable. Rien n’est perdu : ta place et ta partie y sont conservées.",
    again: "Réessayer",
  },
  it: {
    title: "Il fuoco si è spento",
    reason:
      "Il server non è raggiungibile. Niente è perduto: il tuo posto e la tua partita sono al sicuro lì.",
    again: "Riprova",
  },
  ro: {
    title: "Focul s-a stins",
    reason: "Serverul nu poate fi contactat. Nimic nu e pierdut: locul și partida ta sunt păstrate acolo.",
    again: "Încearcă din nou",
  },
};

function chosen() {
  try {
    return JSON.parse(localStorage.getItem("diablerie") ?? "{}");
  } catch {
    return {}; // no storage, or not ours
  }
}

const { language = "", theme = "" } = chosen();
const wanted = [language, ...navigator.languages].map((name) => String(name).slice(0, 2).toLowerCase());
const spoken = wanted.find((name) => name in WORDS) ?? "en";

document.documentElement.lang = spoken;
if (theme) document.documentElement.dataset.theme = theme;
for (const [id, words] of Object.entries(WORDS[spoken])) document.getElementById(id).textContent = words;
document.getElementById("again").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
