import words from './promotional-words.json' with { type: 'json' }

const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
/** Whole words alone: a sign of another word before or after them makes them one. Blanks may be any. */
const PATTERNS = [...words.latin, ...words.devanagari].map((word) => {
  const pattern = escaped(word.normalize('NFC')).replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${pattern}(?![\p{L}\p{M}\p{N}])`, 'iu')
})

/** Words that make of a service message a promotional one, in English or Hindi, as they stand in the text, each once. */
export function promotionalIn(text: string): string[] {
  const plain = text.normalize('NFC')
  return [...new Set(PATTERNS.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []))]
}
