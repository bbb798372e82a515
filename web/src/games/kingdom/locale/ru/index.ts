export const words: Record<string, string> = import.meta.glob("./*.ftl", { eager: true, query: "?raw", import: "default" });
