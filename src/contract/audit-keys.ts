/** Kinds of records that the log names by number and people by name. */
export const NAMED_KINDS = [
  'admin',
  'partner',
  'partner-user',
  'lender',
  'lender-group',
  'credit_card',
  'revenue-type',
] as const
export type NamedKind = (typeof NAMED_KINDS)[number]

/** Fields of an entry that hold numbers of such records. */
const ID_FIELDS: ReadonlyMap<string, NamedKind> = new Map([
  ['asked_by', 'admin'],
  ['assigned_to', 'admin'],
  ['hand_to', 'admin'],
  ['lender_id', 'lender'],
  ['lender_group_ids', 'lender-group'],
  ['revenue_type_id', 'revenue-type'],
  ['partner_id', 'partner'],
  ['partner_user_id', 'partner-user'],
  ['category_id', 'credit_card'],
])
export const kindOfField = (field: string): NamedKind | undefined => ID_FIELDS.get(field)

/** What an entry says of records, as the log has it. */
export interface AuditFacts {
  action: string
  object?: string | null
  on_behalf_of: string | null
  before: unknown
  after: unknown
}

/** Whoever acts for a partner is one of its people: the log says `partner:3` of them, as of the partner itself. */
const personOf = (subject: string): string => subject.replace(/^(?:partner|user):/, 'partner-user:')

/** The key of the record that an entry is about; a visit as somebody is about a person. */
export const objectKey = ({ action, object }: Pick<AuditFacts, 'action' | 'object'>): string | null =>
  object && /^masquerade\./.test(action) ? personOf(object) : (object ?? null)

export const behalfKey = ({ on_behalf_of }: Pick<AuditFacts, 'on_behalf_of'>): string | null =>
  on_behalf_of === null ? null : personOf(on_behalf_of)

/** The key of a field that is itself a person of a partner, `user:5`; null for any other. */
export const fieldKey = (field: string): string | null => (/^user:\d+$/.test(field) ? personOf(field) : null)

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is number => typeof each === 'number')

const keysIn = (values: unknown): string[] =>
  typeof values === 'object' && values !== null && !Array.isArray(values)
    ? Object.entries(values).flatMap(([field, value]) => {
        const kind = kindOfField(field)
        const person = fieldKey(field)
        return [
          ...(person === null ? [] : [person]),
          ...(kind === undefined ? keysIn(value) : idsIn(value).map((id) => `${kind}:${id}`)),
        ]
      })
    : []

/** Every record that an entry names by its number, such as `lender:16`. */
export const keysOf = (entry: AuditFacts): string[] => [
  ...[objectKey(entry), behalfKey(entry)].filter((key) => key !== null),
  ...keysIn(entry.before),
  ...keysIn(entry.after),
]
