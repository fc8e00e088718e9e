import { PHONE_CODE, PHONE_LENGTH } from '#src/contract/constants.ts'

/**
 * What a field makes of what is typed or pasted into it: the one place where text is taken down to digits. Nothing here
 * refuses anything; what is too long stays too long, so that its rule refuses it instead of a part being sent as another
 * person's number.
 */

/** Plain as it is: most of a file is. */
const ASCII = /^[\0-\x7F]*$/

/** Wide and composed signs in their plain form, and the digits of every script (०-९, ０-９) as 0 to 9. */
export function plainSigns(text: string): string {
  if (ASCII.test(text)) return text
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    const own = zero
    while (own - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String(own - zero)
  })
}

const digitsIn = (plain: string): string => plain.replace(/\D/g, '')

/** Every digit, whatever stands between them. */
export const allDigits = (text: string): string => digitsIn(plainSigns(text))

/** The digits of a number of `length` digits; one more than that stays, and says that it is too long. */
export const typedDigits = (text: string, length: number): string => allDigits(text).slice(0, length + 1)

/** A one-time code of `length` digits: the run that has just that length where there is one ("482913 is valid for 5 minutes"). */
export function typedOtp(text: string, length: number): string {
  const runs = plainSigns(text).match(/\d+/g) ?? []
  const [code, ...more] = runs.filter((run) => run.length === length)
  return code !== undefined && more.length === 0 ? code : runs.join('').slice(0, length)
}

/** The digits of a bank account, of which there are at most 18. */
export const typedAccount = (text: string): string => typedDigits(text, 18)

const typedCode = (text: string, length: number): string =>
  plainSigns(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, length + 1)

/** An IFSC in capitals, as its rule asks for them. */
export const typedIfsc = (text: string): string => typedCode(text, 11)

/** The number of a transfer in capitals: letters and digits, at most 22 of them. */
export const typedUtr = (text: string): string => typedCode(text, 22)

/** A GST number in capitals, as its rule asks for it. */
export const typedGstin = (text: string): string => typedCode(text, 15)

/** A PAN in capitals; it is found in a text that says more ("PAN: ABCPK1234F"). */
export function typedPan(text: string): string {
  const [pan, ...more] =
    plainSigns(text)
      .toUpperCase()
      .match(/\b[A-Z]{5}\d{4}[A-Z]\b/g) ?? []
  return pan !== undefined && more.length === 0 ? pan : typedCode(text, 10)
}

const MOBILE = `[6-9]\\d{${PHONE_LENGTH - 1}}$`
const HOME_PREFIX = new RegExp(`^0?(?:${PHONE_CODE})?0?(?=${MOBILE})`)
const HOME_CODE = new RegExp(`^${PHONE_CODE}0?`)
/** As long as a number of any country may be. */
const LONGEST = 15

/** A number without what stands before it at home; one of another country keeps its '+', so that no rule takes it for ours. */
function nationalNumber(plain: string): string {
  const digits = digitsIn(plain)
  const abroad = /^[^\d+]*\+/.test(plain) ? digits : digits.startsWith('00') ? digits.slice(2) : null
  if (abroad === null) return digits.length > PHONE_LENGTH ? digits.replace(HOME_PREFIX, '') : digits
  return HOME_CODE.test(abroad) ? abroad.replace(HOME_CODE, '') : `+${abroad}`
}

/**
 * Ten digits of an Indian mobile number, from any way of writing it and from text around it: '+91 (0) 98765-43210',
 * '0091 98765 43210', 'Asha: ९८७६५ ४३२१०'. Two numbers, or one too long, stay too long.
 */
export function typedPhone(text: string): string {
  const plain = plainSigns(text)
  const whole = nationalNumber(plain)
  if (whole.length === PHONE_LENGTH) return whole
  const parts = plain.split(/[\p{L}\p{M}[\]{},;:\n]+/u).map(nationalNumber)
  const [one, ...more] = parts.filter((part) => part.length >= PHONE_LENGTH)
  return (one?.length === PHONE_LENGTH && more.length === 0 ? one : whole).slice(0, LONGEST)
}

/** A figure as it is typed or pasted, down to `whole` digits and at most one point with `decimals` behind it; no sign. */
export function typedFigure(text: string, whole: number, decimals: number): string {
  // The point of 'Rs. 42,000' is none of the number's.
  const plain = plainSigns(text).replace(/[\p{L}\p{M}]+\.?/gu, '')
  const point = plain.indexOf('.')
  const before = digitsIn(point < 0 ? plain : plain.slice(0, point))
    .replace(/^0+(?=\d)/, '')
    .slice(0, whole)
  return point < 0 || decimals === 0
    ? before
    : `${before || '0'}.${digitsIn(plain.slice(point + 1)).slice(0, decimals)}`
}

/** Rupees as they are typed or pasted ('₹ 42,000.50'): longer than any limit, at most two decimals. */
export const typedAmount = (text: string): string => typedFigure(text, 10, 2)

/** The number that a whole text is, with its groups, ₹ and %; null of an empty text, NaN of what is none. */
export function figureIn(text: string): number | null {
  const plain = plainSigns(text).replace(/[₹,%\s]/g, '')
  return plain === '' ? null : Number(plain)
}

/** Groups the whole part the Indian way: '4200000.5' -> '42,00,000.5'. */
export function groupRupees(amount: string): string {
  const [whole = '', decimals] = amount.split('.')
  const grouped = whole.replace(/(\d)(?=(\d\d)*\d{3}$)/g, '$1,')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

const WHOLE_DATE = /^\d{0,2}\/\d{0,2}\/\d+$/
const CORRECTED = /^\d{0,2}\/\d{0,2}\/\d{1,5}$/

/**
 * DD/MM/YYYY as it is typed: slashes come by themselves, single digits before a typed slash get their zero, and a
 * pasted YYYY-MM-DD is turned round. `before` is the text so far: while it shrinks, no slash is put back, and once the year is begun
 * each part is corrected where it stands.
 */
export function typedDate(text: string, before: string): string {
  const plain = plainSigns(text)
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(plain)
  if (iso) return [iso[3], iso[2], iso[1]].map((part) => part?.padStart(2, '0')).join('/')
  if (WHOLE_DATE.test(before) && CORRECTED.test(plain)) return plain
  const digits = digitsIn(plain.replace(/(^|[/.\-\s])(\d)(?=[/.\-\s])/g, '$10$2')).slice(0, 9)
  const shown = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
  const growing = text.length > before.length
  return growing && (digits.length === 2 || digits.length === 4) ? `${shown}/` : shown
}
