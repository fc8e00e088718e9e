import { behalfKey, objectKey } from '#src/contract/audit-keys.ts'
import type { AuditEntryView } from '#src/contract/endpoints/admin/audit.ts'
import type { Words } from './field-labels.ts'

/** A number of ours that people read out: 16, CL-240101, M-1002. An address or a random key is none. */
const READABLE = /^(?:\d{1,10}|[A-Z]{1,3}-\d{1,9})$/

/** A record or a person by name, else by the number that people know it by. */
function subjectWords(key: string, names: Record<string, string>, t: Words): string {
  const [kind = '', id = ''] = key.split(':')
  const name = names[key] ?? (READABLE.test(id) ? id : '')
  const known = /^[a-z_-]+$/.test(kind) ? t(`audit:subjects.${kind}`, { name, defaultValue: '' }) : ''
  return (known === '' ? t('audit:subjects.other') : known).trim()
}

/** Who acted: by name with their number, so that two of one name are two. */
export function actorWords({ actor, actor_name }: Pick<AuditEntryView, 'actor' | 'actor_name'>, t: Words): string {
  const key = actor.replace(/^partner:/, 'partner-user:')
  const words = subjectWords(key, {}, t)
  return actor_name === null ? words : t('audit:named', { name: actor_name, who: words })
}

/** On whose behalf; null where they acted for themselves. */
export function behalfWords(entry: Pick<AuditEntryView, 'on_behalf_of' | 'names'>, t: Words): string | null {
  const key = behalfKey(entry)
  return key === null ? null : subjectWords(key, entry.names, t)
}

/** The record that an entry is about; null where it is about none. */
export function objectWords(
  entry: Pick<AuditEntryView, 'action' | 'names'> & { object: string | null },
  t: Words,
): string | null {
  const key = objectKey(entry)
  return key === null ? null : subjectWords(key, entry.names, t)
}
