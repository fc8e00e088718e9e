const DEVANAGARI_ZERO = 0x0966

/** Digits only, those typed on a Devanagari keyboard included. */
export function digitsOf(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO)).replace(/[^0-9]/g, '')
}

/** An amount as it is typed or pasted ('₹ 42,000.50'), down to its digits and at most one point with two decimals. */
export function typedAmount(text: string): string {
  const point = text.indexOf('.')
  const whole = digitsOf(point < 0 ? text : text.slice(0, point))
    .replace(/^0+(?=\d)/, '')
    .slice(0, 10)
  return point < 0 ? whole : `${whole || '0'}.${digitsOf(text.slice(point + 1)).slice(0, 2)}`
}

/** Groups the whole part the Indian way: '4200000.5' -> '42,00,000.5'. */
export function groupRupees(amount: string): string {
  const [whole = '', decimals] = amount.split('.')
  const grouped = whole.replace(/(\d)(?=(\d\d)*\d{3}$)/g, '$1,')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** Where the caret belongs in `shown`, so that as many digits stay on its left as there were before. */
export function caretAfter(digitsOnLeft: number, shown: string): number {
  let seen = 0
  for (let index = 0; index < shown.length; index += 1) {
    if (seen === digitsOnLeft) return index
    if (/[\d.]/.test(shown.charAt(index))) seen += 1
  }
  return shown.length
}

/** Ten digits of a mobile number; a pasted country code or leading 0 falls away. */
export function typedPhone(text: string): string {
  const digits = digitsOf(text)
  return digits.length > 10 ? digits.replace(/^(?:0091|91|0)/, '').slice(0, 10) : digits
}

/**
 * DD/MM/YYYY as it is typed: slashes come by themselves, single digits before a typed slash get their zero, and a
 * pasted YYYY-MM-DD is turned round. `before` is the text so far: while it shrinks, no slash is put back.
 */
export function typedDate(text: string, before: string): string {
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text)
  if (iso) return [iso[3], iso[2], iso[1]].map((part) => part?.padStart(2, '0')).join('/')
  const separated = text.replace(/(^|[/.\-\s])(\d)(?=[/.\-\s])/g, '$10$2')
  const digits = digitsOf(separated).slice(0, 8)
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '')
  const shown = parts.join('/')
  const growing = text.length > before.length
  return growing && (digits.length === 2 || digits.length === 4) ? `${shown}/` : shown
}
