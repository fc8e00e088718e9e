/** GSM 03.38: the letters of a plain SMS. Those of the second row go out as two. */
const PLAIN =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const TWICE = '\f^{}\\[~]|€'

const LIMITS = { gsm: { one: 160, several: 153 }, unicode: { one: 70, several: 67 } } as const

export interface SmsLength {
  encoding: keyof typeof LIMITS
  /** As networks count them: letters of the plain alphabet, else UTF-16 units. */
  units: number
  messages: number
}

/** How many SMS a text is. A letter that takes two places is never cut in two. */
export function smsLength(text: string): SmsLength {
  const letters = [...text]
  const encoding = letters.every((letter) => PLAIN.includes(letter) || TWICE.includes(letter)) ? 'gsm' : 'unicode'
  const widths = letters.map((letter) => (encoding === 'unicode' ? letter.length : TWICE.includes(letter) ? 2 : 1))
  const units = widths.reduce((sum, width) => sum + width, 0)
  const { one, several } = LIMITS[encoding]
  if (units <= one) return { encoding, units, messages: units === 0 ? 0 : 1 }
  let messages = 1
  let used = 0
  for (const width of widths) {
    if (used + width > several) {
      messages += 1
      used = 0
    }
    used += width
  }
  return { encoding, units, messages }
}
