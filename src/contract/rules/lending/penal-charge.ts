/** A share of money that is taken again with every day, month or year is interest, whatever it is called. */
const INTEREST: readonly RegExp[] = [
  /\binterest\b/i,
  /\bper\s+annum\b/i,
  /(?:%|\bper\s?cent)\s*(?:(?:a|per|each|every|\/)\s*(?:day|week|month|year)|p\.?\s?[am]\b|(?:dai|week|month|year|annual)ly\b)/i,
  /\+\s*\d+(?:\.\d+)?\s*%/,
  /ब्याज/,
  /(?:%|प्रतिशत)\s*(?:(?:प्रति|हर)\s*(?:दिन|हफ\u093c?्ते|महीने|माह|साल|वर्ष)|रोज\u093c?|मासिक|सालाना|वार्षिक)/,
  /(?:(?:प्रति|हर)\s*(?:दिन|हफ\u093c?्ते|महीने|माह|साल|वर्ष)|रोज\u093c?|मासिक|सालाना|वार्षिक)\s*\d+(?:\.\d+)?\s*(?:%|प्रतिशत)/,
]
const GST = /\bgst\b|जीएसटी/i

/**
 * Why words of a late payment, in English or Hindi, may not stand, as a message key, or null. RBI 2023-24/53 forbids
 * penal interest since 1 January 2024; CBIC circular 245/02/2025-GST: no GST on penal charges of regulated entities.
 */
export function penalChargeProblem(words: string): string | null {
  if (INTEREST.some((pattern) => pattern.test(words))) return 'rules:lender.penalInterest'
  return GST.test(words) ? 'rules:lender.penalGst' : null
}
