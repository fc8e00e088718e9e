import { CARD_TEXTS } from '#src/contract/catalogue/card-consistency.ts'
import type { CardText } from '#src/contract/catalogue/card-consistency.ts'
import type { CreditCard, CreditCardProperty } from '#src/contract/entities/catalogue/credit-card.ts'
import { CREDIT_CARD_PROPERTIES } from '#src/contract/entities/catalogue/credit-card.ts'
import { allDigits, plainSigns } from '#src/contract/rules/typed.ts'
import type { CardValue } from './hooks.ts'

/** What has a dialog of its own; the two switches save without one, and Hindi stands beside its English. */
export type EditableProperty = Exclude<CreditCardProperty, 'secured' | 'status' | `${CardText}_hi`>

const isText = (property: EditableProperty): property is CardText => CARD_TEXTS.some((each) => each === property)

/** The property with the Hindi of a text; null for what says the same in every language. */
export const hindiOf = (property: EditableProperty): `${CardText}_hi` | null =>
  isText(property) ? `${property}_hi` : null

/** What stands in the dialog: text while it is typed, the points one by one, or a picture that was attached. */
export type Draft = string | readonly string[] | File | null

export const draftOf = (card: CreditCard, property: EditableProperty): Draft =>
  property === 'category_img_thumb' ? null : property === 'sort_order' ? String(card.sort_order) : card[property]

/** The same of its Hindi: text, or one for each point. */
export type HindiDraft = string | readonly string[]

export const hindiDraftOf = (card: CreditCard, property: EditableProperty): HindiDraft => {
  const hindi = hindiOf(property)
  return hindi === null ? '' : card[hindi]
}

/** The Hindi to save: of a list as many as there are points, none at all while nobody has begun. */
export function hindiValue(draft: HindiDraft, english: Draft): string | string[] {
  if (typeof draft === 'string') return draft.trim()
  const places = Array.isArray(english) ? english.length : 0
  const list = Array.from({ length: places }, (_, at) => draft[at]?.trim() ?? '')
  return list.some((each) => each !== '') ? list : []
}

/** The text that a field takes; null where a number has more than digits: "2.5a-7" is refused, and never becomes 257. */
export function typedText(property: EditableProperty, text: string): string | null {
  if (property !== 'sort_order') return text
  const digits = allDigits(text)
  return digits === plainSigns(text).trim() ? digits : null
}

/** The value to save, or null while there is none: nothing typed, an empty point, no picture. */
export function valueOf(property: EditableProperty, draft: Draft): Exclude<CardValue, File> | null {
  if (draft === null || draft instanceof File) return null
  if (typeof draft !== 'string') return draft.every((bullet) => bullet.trim() !== '') ? [...draft] : null
  if (draft.trim() === '') return null
  return property === 'sort_order' ? Number(draft) : draft.trim()
}

/** May the dialog be submitted? Null, an empty point and a missing picture keep it from that. */
export const canSubmit = (property: EditableProperty, draft: Draft): boolean =>
  property === 'category_img_thumb' ? draft instanceof File : valueOf(property, draft) !== null

/** The message key of a value that the contract refuses; null when it takes it. */
export function problemOf(property: CreditCardProperty, value: CardValue): string | null {
  try {
    CREDIT_CARD_PROPERTIES[property].validateSync(value, { strict: true })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'rules:invalid'
  }
}
