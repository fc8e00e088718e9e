import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { AuditEntryView } from '#src/contract/endpoints/admin/audit.ts'
import { changesOf } from './changes.ts'

const MOST_CHANGES = 6
const MOST_CHARACTERS = 240

const short = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text

/** What an entry changed, before and after; what is too long to read here stands whole in the exported file. */
export function ActivityChanges({ entry }: { entry: AuditEntryView }) {
  const { t } = useTranslation(['admin', 'audit'])
  const { changes, further } = changesOf(entry, t)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {changes.slice(0, MOST_CHANGES).map(({ sentence }) => (
        <li key={sentence}>{short(sentence)}</li>
      ))}
      {changes.length > MOST_CHANGES && <li>{t('activity.moreChanges', { count: changes.length - MOST_CHANGES })}</li>}
      {further && <li>{t('audit:further')}</li>}
    </Box>
  )
}
