/** What is written for where the application does not run. */
import ts from "typescript";
import { expect, test } from "vitest";
import { written } from "./plugin";

const files = written();

/** A script as a compiler writes it, for browsers of an age. */
function compiled(script: string, target: ts.ScriptTarget): string {
  return ts.transpileModule(script, { compilerOptions: { target } }).outputText;
}

test("the script for every browser has nothing in it that the oldest cannot read", () => {
  const script = files["early.js"] ?? "";
  expect(compiled(script, ts.ScriptTarget.ES5)).toBe(compiled(script, ts.ScriptTarget.ESNext));
  expect(compiled("let a = () => 1", ts.ScriptTarget.ES5)).not.toContain("=>");
});

test("the words stand in the scripts in all languages", () => {
  for (const script of [files["early.js"], files["offline.js"]]) {
    expect(script).not.toContain("$said)");
    for (const language of ["de", "en", "fr", "it", "ro"]) expect(script).toContain(`"${language}":`);
  }
});
