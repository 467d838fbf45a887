/** A Markdown file as `vite/markdown.ts` compiles it. */
interface MarkdownDocument {
  title: string;
  /** Content before the first section. */
  opening: import('react').ReactNode;
  /** `id` is the anchor, empty where the heading names none. */
  sections: readonly { id: string; title: string; body: import('react').ReactNode }[];
}

declare module '*.md' {
  const text: MarkdownDocument;
  export default text;
}
