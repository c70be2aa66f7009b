/** Modules that the build makes (texts.ts beside vite.config.ts). */
declare module "virtual:texts/*" {
  const source: string;
  export default source;
}
