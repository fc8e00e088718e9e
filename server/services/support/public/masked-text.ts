const PAN = /\b([A-Z]{3})[A-Z]{2}\d{4}([A-Z])\b/gi
const EMAIL = /\b([\w.+-])[\w.+-]*(@[\w-]+(?:\.[\w-]+)+)/g
/** A card's or account's number, a mobile number with or without the country's code; blanks and hyphens may stand in it. */
const LONG_NUMBER = /\+?\d(?:[ -]?\d){8,18}/g

/** What people write although they are asked not to: numbers and addresses that name them, all but their ends. */
export function maskedText(text: string): string {
  return text
    .replaceAll(EMAIL, (_, first: string, host: string) => `${first}***${host}`)
    .replaceAll(PAN, (_, first: string, last: string) => `${first}xxxxxx${last}`)
    .replaceAll(LONG_NUMBER, (number) => `xxxxxx${number.slice(-4)}`)
}
