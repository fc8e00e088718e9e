import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { changesOf } from './changes.ts'

const MOST_CHANGES = 6
const MOST_CHARACTERS = 160

const short = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text

/** What an entry changed, before and after; what is too long to read here stands whole in the exported file. */
export function ActivityChanges({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation(['admin', 'audit'])
  const changes = changesOf(before, after)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {changes.slice(0, MOST_CHANGES).map((change) => (
        <li key={change.field}>
          {t('audit:change', {
            field: change.field,
            before: change.before === null ? t('audit:nothing') : short(change.before),
            after: change.after === null ? t('audit:nothing') : short(change.after),
          })}
        </li>
      ))}
      {changes.length > MOST_CHANGES && <li>{t('activity.moreChanges', { count: changes.length - MOST_CHANGES })}</li>}
    </Box>
  )
}
