import { fieldKey, kindOfField } from '#src/contract/audit-keys.ts'
import type { AuditEntryView } from '#src/contract/endpoints/admin/audit.ts'
import { fieldLabel } from './field-labels.ts'
import type { Words } from './field-labels.ts'
import { valueWords } from './value-words.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One changed field in words. */
export interface Change {
  field: string
  before: string
  after: string
  /** All of it, as a person would say it. */
  sentence: string
}

type Facts = Pick<AuditEntryView, 'action' | 'names'>

/**
 * What an entry changed, in words: labels of the forms, names for numbers, figures as screens show them. What has no words is
 * not shown by its key; `further` says that there is more.
 */
export function changesOf(
  entry: Facts & { before: unknown; after: unknown },
  t: Words,
): { changes: Change[]; further: boolean } {
  const { action, names, before, after } = entry
  if (!isRecord(before ?? {}) || !isRecord(after ?? {})) return { changes: [], further: true }
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const moved = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null),
  )
  const changes = moved.flatMap((field) => {
    if (field === ORDER) return orderChange(old[field], now[field], t)
    const key = fieldKey(field)
    const label = key === null ? fieldLabel(action, field, t) : t('audit:maySignIn', { name: names[key] ?? '' })
    const words = (value: unknown) => valueWords(value, { action, field, kind: kindOfField(field), names }, t)
    const [was, is] = [words(old[field]), words(now[field])]
    if (label === null || was === null || is === null) return []
    const sentence =
      field in old && field in now
        ? t('audit:change', { field: label, before: was, after: is })
        : t('audit:value', { field: label, value: field in now ? is : was })
    return { field: label, before: was, after: is, sentence }
  })
  return { changes, further: changes.length < moved.length }
}

/** Revenue slabs have no names: they are told by their places before the change. */
const ORDER = 'lender_revenue_ids'

function orderChange(before: unknown, after: unknown, t: Words): Change[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return []
  const place = new Map(before.map((id: unknown, index) => [id, index + 1]))
  const places = (ids: readonly unknown[]) => ids.map((id) => place.get(id) ?? '?').join(', ')
  const without = (ids: readonly unknown[], id: unknown) => ids.filter((each) => each !== id).join()
  const moved: unknown = after.find((id: unknown) => without(before, id) === without(after, id))
  const from = place.get(moved)
  const [was, is] = [places(before), places(after)]
  return [
    {
      field: t('audit:fields.order'),
      before: was,
      after: is,
      sentence:
        from === undefined
          ? t('audit:change', { field: t('audit:fields.order'), before: was, after: is })
          : t('audit:slabMoved', { place: from, to: after.indexOf(moved) + 1 }),
    },
  ]
}
