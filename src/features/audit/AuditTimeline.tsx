import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntryView } from '#src/contract/endpoints/admin/audit.ts'
import { fileNameOf } from '#src/contract/endpoints/file-format.ts'
import { dateTime } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useToday } from '#src/ui/use-today.ts'
import { ChainCheck } from './ChainCheck.tsx'
import { changesOf } from './changes.ts'
import { auditCsv } from './csv.ts'
import { useAuditEntries } from './hooks.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { restoreOf } from './restores.ts'
import { actorWords, behalfWords } from './subject-words.ts'

/** Who changed what of one object, such as `lender:3`, and when; whether the log itself is untouched. */
export function AuditTimeline({ object }: { object: string }) {
  const today = useToday()
  const { t } = useTranslation('audit')
  const headingId = useId()
  const history = useAuditEntries(object)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = history
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h4" component="h2" id={headingId}>
        {t('title')}
      </Typography>
      <Loaded
        query={{ ...history, data: data && entries }}
        failed={t('failed')}
        space="mt12"
        waiting={<Skeleton variant="rounded" height={120} sx={{ mt: 3 }} />}
        empty={<Typography sx={{ mt: 3 }}>{t('none')}</Typography>}
      >
        {(shown) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shown.map((entry) => (
              <Entry key={entry.audit_id} object={object} entry={entry} />
            ))}
          </Box>
        )}
      </Loaded>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {hasNextPage && (
          <Button variant="outlined" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        )}
        {entries.length > 0 && (
          <Button
            variant="outlined"
            component="a"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(auditCsv(entries, t))}`}
            download={`${fileNameOf(object.replace(':', '-'), {}, today)}.csv`}
          >
            {t('csv', { count: entries.length })}
          </Button>
        )}
        <ChainCheck />
      </Box>
    </Box>
  )
}

function Entry({ object, entry }: { object: string; entry: AuditEntryView }) {
  const { t } = useTranslation('audit')
  const [asking, setAsking] = useState(false)
  const { at, action } = entry
  const actor = actorWords(entry, t)
  const subject = behalfWords(entry, t)
  const { changes, further } = changesOf(entry, t)
  const restore = restoreOf(object, entry)
  return (
    <Box component="li" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`actions.${action}`, { defaultValue: action })} · <time dateTime={at}>{dateTime(at)}</time>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {subject === null ? t('by', { actor }) : t('byFor', { actor, subject })}
      </Typography>
      {changes.map(({ sentence }) => (
        <Typography key={sentence} variant="body2">
          {sentence}
        </Typography>
      ))}
      {further && <Typography variant="body2">{t('further')}</Typography>}
      {restore && (
        <Button
          variant="text"
          size="small"
          sx={{ mt: 1, ml: -2 }}
          aria-label={t(restore.removeAgain ? 'restore.deleted.label' : 'restore.label', {
            action: t(`actions.${action}`, { defaultValue: action }),
            at: dateTime(at),
          })}
          onClick={() => setAsking(true)}
        >
          {t(restore.removeAgain ? 'restore.deleted.button' : 'restore.button')}
        </Button>
      )}
      {restore && asking && (
        <RestoreDialog object={object} entry={entry} restore={restore} onClose={() => setAsking(false)} />
      )}
    </Box>
  )
}
