import { safeText } from '#src/contract/rules/safe-text.ts'

const PAN = /(?<![A-Z\d])[A-Z]{5}\d{4}[A-Z](?![A-Z\d])/iu
/** Thirteen to nineteen digits, blanks and hyphens between them; a bank's reference begins with letters. */
const LONG_NUMBER = /(?<![\p{L}\d])\d(?:[ -]?\d){12,18}(?!\d)/gu
const CODE = /(?:\b(?:otp|cvv|(?<!pin[ -]?)code)\b|ओटीपी|(?<!पिन ?)कोड)\P{Nd}{0,15}(?<!\p{Nd})\p{Nd}{3,8}(?!\p{Nd})/iu

/** The check digit that every card's number ends with (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((before, digit, at) => {
    const worth = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return before + (worth > 9 ? worth - 9 : worth)
  }, 0)
  return sum % 10 === 0
}

/** A PAN, a card's number or a code somebody was sent: nothing that may stand in what the staff write for good. */
export const namesSecret = (text: string): boolean =>
  PAN.test(text) ||
  CODE.test(text) ||
  [...text.matchAll(LONG_NUMBER)].some(([number]) => isCardNumber(number.replaceAll(/[ -]/g, '')))

/** What the staff write about a customer for themselves or for the log. */
export const staffWords = (max: number) =>
  safeText(max).test('staff-words', 'rules:text.secret', (text) => !text || !namesSecret(text))
