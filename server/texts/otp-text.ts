import type { Locale } from '#src/contract/entities/shared/language.ts'
import { OTP_LIFE_SECONDS } from '#src/contract/constants.ts'

const MINUTES = OTP_LIFE_SECONDS / 60

/** The message that carries a one-time code. The SMS wording is registered with the operators (DLT) word for word. */
export const OTP_TEXT: Record<Locale, { subject(brand: string): string; text(code: string, brand: string): string }> = {
  en: {
    subject: (brand) => `Your ${brand} code`,
    text: (code, brand) =>
      `${code} is your ${brand} code. It is valid for ${MINUTES} minutes. Do not share it with anyone: we never ask for it.`,
  },
  hi: {
    subject: (brand) => `आपका ${brand} कोड`,
    text: (code, brand) =>
      `${code} आपका ${brand} कोड है। यह ${MINUTES} मिनट तक मान्य है। इसे किसी को न बताएँ: हम इसे कभी नहीं माँगते।`,
  },
}
