import { maskBirthDate } from '#src/contract/rules/person/birth-date.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'
import type { MaskedField } from './profile-fields.ts'

/** How each field that never leaves the server in clear is shown. */
export const MASKS: Record<MaskedField, (text: string) => string> = { tin: maskPan, birth_date: maskBirthDate }

/** True for a field that is served with a mask. */
export const isMaskedField = (field: string): field is MaskedField => Object.hasOwn(MASKS, field)

/** The field's text as it may be shown. */
export const shownAs = (field: string, text: string): string => (isMaskedField(field) ? MASKS[field](text) : text)
