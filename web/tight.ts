/** Every file that is read as text a second time, compressed as tightly as browsers can read it; the server sends that. */
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const READ_AS_TEXT = /\.(js|css|svg)$/;
/** Below this a header weighs more than what is spared. */
const SMALLEST = 200;

export function tight(): Plugin {
  return {
    name: "diablerie-tight",
    enforce: "post",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle).filter(({ fileName }) => READ_AS_TEXT.test(fileName))) {
          const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (content.length < SMALLEST) continue;
          this.emitFile({
            type: "asset",
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(content),
          });
        }
      },
    },
  };
}
