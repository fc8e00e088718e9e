import type { CreditCard, CreditCardProperty } from '#src/contract/entities/credit-card.ts'
import { CREDIT_CARD_PROPERTIES } from '#src/contract/entities/credit-card.ts'
import type { CardValue } from './hooks.ts'

/** What the edit dialog can change; the two switches save without it. */
export type EditableProperty = Exclude<CreditCardProperty, 'secured' | 'status'>

/** What stands in the dialog: text while it is typed, the points one by one, or a picture that was attached. */
export type Draft = string | readonly string[] | File | null

export const draftOf = (card: CreditCard, property: EditableProperty): Draft =>
  property === 'category_img_thumb' ? null : property === 'sort_order' ? String(card.sort_order) : card[property]

/** What remains of typed text: numbers take digits alone. */
export const typedText = (property: EditableProperty, text: string): string =>
  property === 'sort_order' ? text.replaceAll(/\D/g, '') : text

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
