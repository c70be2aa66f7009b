/** A size as CSS writes it: numbers are pixels. */
export const length = (size: number | string): string => (typeof size === "number" ? `${size}px` : size);
