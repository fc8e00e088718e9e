import { madeOf } from '#src/contract/catalogue/lender-figures.ts'
import { isNeeded, isUnset } from '#src/contract/catalogue/lender-readiness.ts'
import { JOURNEYS, LENDER_KINDS, LENDER_PROPERTIES, RATE_KINDS, TOLD } from '#src/contract/entities/catalogue/lender.ts'
import type { Lender, LenderProperty, LenderUpdate } from '#src/contract/entities/catalogue/lender.ts'
import { PRODUCT, PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { OPTION_LISTS, optionKey } from '#src/contract/option-lists/option-lists.ts'
import { figureIn } from '#src/contract/rules/typed.ts'
import { dateShort } from '#src/lib/dates.ts'
import { count, percent, rupees } from '#src/lib/format.ts'
import type { InlineControl } from '#src/ui/inline/InlineInput.tsx'

type OptionKind = 'ticketClass' | 'creditScoreClass'
export type FieldKind =
  | 'text'
  | 'long'
  | 'rupees'
  | 'percent'
  | 'count'
  | 'day'
  | 'flag'
  | 'list'
  | OptionKind
  | 'words'
export interface LenderField {
  property: Exclude<LenderProperty, 'lender_group_ids' | 'lender_status'>
  kind: FieldKind
}

const of = (kind: FieldKind, ...properties: LenderField['property'][]): LenderField[] =>
  properties.map((property) => ({ property, kind }))

/** Every property that is edited as a row, by card. The switch of the lender and its groups have controls of their own. */
export const LENDER_CARDS = {
  who: [
    ...of('rupees', 'min_income', 'max_income', 'min_turnover'),
    ...of('count', 'min_business_years'),
    ...of('count', 'min_age', 'max_age', 'min_credit_score'),
    ...of('creditScoreClass', 'credit_score_class'),
    ...of('flag', 'salaried', 'self_employed', 'business'),
    ...of('list', 'pincodes_excluded'),
  ],
  seen: [
    ...of('words', 'product_kind', 'journey'),
    ...of('rupees', 'min_loan_amount', 'loan_amount_upto'),
    ...of('ticketClass', 'ticket_class'),
    ...of('count', 'tenure_min_months', 'tenure_max_months'),
    ...of('text', 'tenure'),
    ...of('percent', 'rate_min', 'rate_max'),
    ...of('text', 'interest_rate'),
    ...of('words', 'rate_kind'),
    ...of('text', 'rate_benchmark', 'rate_benchmark_hi'),
    ...of('percent', 'rate_benchmark_pct'),
    ...of('count', 'rate_reset_months'),
    ...of('percent', 'apr_min', 'apr_max'),
  ],
  charges: [
    ...of('percent', 'processing_fee_pct'),
    ...of('text', 'processing_fees'),
    ...of('rupees', 'penal_charge_amount'),
    ...of('long', 'penal_charges', 'penal_charges_hi'),
    ...of('count', 'foreclosure_free_after_emis'),
    ...of('rupees', 'foreclosure_charge_amount'),
    ...of('percent', 'foreclosure_charge_pct'),
    ...of('long', 'foreclosure_charges', 'foreclosure_charges_hi'),
    ...of('count', 'cooling_off_days'),
  ],
  agreement: [
    ...of('text', 'recovery_clause', 'grievance_clause'),
    ...of('words', 'assignable', 'co_lending'),
    ...of('text', 'co_lender'),
    ...of('count', 'co_lending_share'),
    ...of('words', 'keeps_fee'),
  ],
  entity: [
    ...of('text', 'name', 'regulated_entity', 'regulated_entity_hi'),
    ...of('words', 'group'),
    ...of('text', 'rbi_registration'),
  ],
  complaints: [
    ...of('text', 'nodal_officer_name', 'nodal_officer_phone', 'nodal_officer_email'),
    ...of('text', 'website', 'privacy_policy', 'grievance_page'),
    ...of('day', 'working_since'),
  ],
  offer: [
    ...of('flag', 'so_status'),
    ...of('long', 'so_text', 'so_text_hi'),
    ...of('day', 'so_date_start', 'so_date_end'),
  ],
  system: [...of('flag', 'api', 'autosubmission'), ...of('count', 'priority', 'refusal_rest_days')],
} as const satisfies Record<string, readonly LenderField[]>

export type LenderCardKey = keyof typeof LENDER_CARDS

/** The cards of each tab that has any; a card's fields are on no other. */
export const CARDS_OF_TAB = {
  details: ['who', 'seen'],
  charges: ['charges', 'agreement'],
  entity: ['entity', 'complaints'],
  offer: ['offer'],
  system: ['system'],
} as const satisfies Record<string, readonly LenderCardKey[]>
export type CardTab = keyof typeof CARDS_OF_TAB

/** The tab on which a property is edited. */
export const tabOf = (property: LenderProperty): CardTab =>
  (Object.keys(CARDS_OF_TAB) as CardTab[]).find((tab) =>
    CARDS_OF_TAB[tab].some((card) => LENDER_CARDS[card].some((field) => field.property === property)),
  ) ?? 'system'

/** What only some lenders are asked, and of which; it is shown as well while it has a value. */
const ASKED_OF: Partial<Record<LenderProperty, (lender: Lender) => boolean>> = {
  min_turnover: ({ product_kind }) => product_kind === PRODUCT.business,
  min_business_years: ({ product_kind }) => product_kind === PRODUCT.business,
  rate_benchmark: ({ rate_kind }) => rate_kind === 'floating',
  rate_benchmark_hi: ({ rate_kind }) => rate_kind === 'floating',
  rate_benchmark_pct: ({ rate_kind }) => rate_kind === 'floating',
  rate_reset_months: ({ rate_kind }) => rate_kind === 'floating',
  co_lender: ({ co_lending }) => co_lending === 'yes',
  co_lending_share: ({ co_lending }) => co_lending === 'yes',
}

/** The fields of a card that this lender is asked. */
export const fieldsOf = (lender: Lender, card: LenderCardKey): readonly LenderField[] =>
  LENDER_CARDS[card].filter(({ property }) => ASKED_OF[property]?.(lender) !== false || !isUnset(lender, property))

/** A property that a lender may be without: its rule takes nothing, no figures make it, and nothing makes it necessary. */
export const isOptional = (lender: Lender, property: LenderProperty): boolean =>
  !isNeeded(lender, property) &&
  madeOf(property).length === 0 &&
  [null, '', []].some((nothing) => LENDER_PROPERTIES[property].isValidSync(nothing, { strict: true }))

/** Where a link to a field of a lender leads on its page. */
export const fieldId = (property: LenderProperty): string => `field-${property}`

type Value = Lender[LenderProperty]
type Say = (key: string) => string

const WORDS: Partial<Record<LenderProperty, readonly string[]>> = {
  group: LENDER_KINDS,
  product_kind: PRODUCT_TYPES,
  journey: JOURNEYS,
  rate_kind: RATE_KINDS,
  assignable: TOLD,
  co_lending: TOLD,
  keeps_fee: TOLD,
}

const isOptionKind = (kind: FieldKind): kind is OptionKind => kind === 'ticketClass' || kind === 'creditScoreClass'

/** A saved value in words. */
export function shownValue(kind: FieldKind, value: Value, t: Say): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('none')
  if (Array.isArray(value)) return value.join(', ')
  if (isOptionKind(kind)) return t(`options:${kind}.${optionKey(kind, value)}`)
  if (kind === 'words') return t(`words.${value}`)
  if (kind === 'day') return dateShort(String(value))
  if (typeof value === 'string') return value
  if (kind === 'rupees') return rupees(value)
  return kind === 'percent' ? percent(value) : count(value)
}

/** A saved value as somebody would type it. */
export const typedValue = (value: Value): string =>
  value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value)

/** What was typed as the call takes it; figures that are none go as they are, and the rule says so. */
export function sentValue(kind: FieldKind, typed: string): LenderUpdate['value'] {
  const text = typed.trim()
  if (kind === 'list') return text.split(/[\s,]+/).filter(Boolean)
  if (kind === 'day') return text || null
  if (isOptionKind(kind)) return text === '' ? '' : Number(text)
  if (kind !== 'rupees' && kind !== 'percent' && kind !== 'count') return text
  const figure = figureIn(text)
  return figure === null || Number.isFinite(figure) ? figure : text
}

/** The control that a field is typed with; `unset`: nothing is chosen yet. */
export function controlOf({ kind, property }: LenderField, t: Say, unset: boolean): InlineControl {
  if (isOptionKind(kind))
    return {
      choices: [
        { id: '', value: t('none') },
        ...OPTION_LISTS[kind].map(({ id, key }) => ({ id: String(id), value: t(`options:${kind}.${key}`) })),
      ],
    }
  const words = WORDS[property]
  if (words) {
    const choices = unset && !words.includes('') ? ['', ...words] : words
    return { choices: choices.map((id) => ({ id, value: id === '' ? t('none') : t(`words.${id}`) })) }
  }
  if (kind === 'day') return { kind: 'day' }
  if (kind === 'long' || kind === 'list') return { kind: 'long' }
  return { kind: kind === 'text' ? 'text' : 'number' }
}
