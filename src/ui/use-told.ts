import { useTranslation } from 'react-i18next'
import { toldLines } from '#src/contract/entities/privacy/asked-fields.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'

/** Says which answers are meant, group by group, in the words of notices and consents. */
export function useTold(): (fields: readonly FieldName[]) => string {
  const { t } = useTranslation('asked')
  return (fields) => toldLines(fields, (kind, name) => t(`${kind}.${name}`)).join('; ')
}
