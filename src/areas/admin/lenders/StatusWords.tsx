import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import type { StatusWordsAnswer, WaitingWords as Waiting } from '#src/contract/entities/catalogue/status-table.ts'
import { toastError } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { LenderMatters } from './LenderMatters.tsx'
import { LineDialog } from './LineDialog.tsx'
import { OwnLines } from './OwnLines.tsx'
import { useSaveStatusWords, useStatusWords } from './status-words-hooks.ts'
import { StatusLine, StatusLines } from './StatusLine.tsx'
import { StatusVersions } from './StatusVersions.tsx'
import { WaitingWords } from './WaitingWords.tsx'

/** What a lender's words for the state of an application mean: its own lines, those for every lender, and what waits. */
export function StatusWords({ lenderId }: { lenderId: number }) {
  const { t } = useTranslation(['status-words', 'lender-matters'])
  const words = useStatusWords(lenderId)
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Part title={t('lender-matters:title')} lead={t('lender-matters:lead')}>
        <LenderMatters lenderId={lenderId} />
      </Part>
      <Loaded
        query={words}
        failed={t('failed')}
        waiting={<Skeleton variant="rounded" height={240} role="status" aria-label={t('loading')} />}
      >
        {(data) => <Words lenderId={lenderId} data={data} />}
      </Loaded>
    </Box>
  )
}

type Opened =
  | { what: 'add' }
  | { what: 'edit'; at: number }
  | { what: 'explain'; words: Waiting; as: StatusRow | undefined }
  | null

function Words({ lenderId, data }: { lenderId: number; data: StatusWordsAnswer }) {
  const { t } = useTranslation('status-words')
  const save = useSaveStatusWords(lenderId)
  const [opened, setOpened] = useOpened<Opened>(null)
  const { rows, version, versions, waiting, common } = data
  const busy = save.isPending
  const saveRows = (changed: StatusRow[]) => save.mutate({ rows: changed, version }, { onError: toastError })
  const opensWith: Partial<StatusRow> | null =
    opened?.what === 'edit'
      ? (rows[opened.at] ?? null)
      : opened?.what === 'explain'
        ? {
            status: opened.words.status,
            sub_status: opened.words.sub_status,
            means: opened.as?.means ?? null,
            refusal: opened.as?.refusal ?? null,
          }
        : null
  const title =
    opened?.what === 'explain'
      ? t('explainTitle', { word: opened.words.status })
      : t(opened?.what === 'edit' ? 'editTitle' : 'addTitle')
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Part title={t('waiting.title')} lead={t('waiting.lead')}>
        <WaitingWords
          waiting={waiting}
          known={[...rows, ...common]}
          busy={busy}
          onExplain={(each, as) => setOpened({ what: 'explain', words: each, as })}
        />
      </Part>
      <Part
        title={t('own.title')}
        lead={t('own.lead')}
        beside={
          <Button
            variant="contained"
            startIcon={<Icon name="plus" />}
            disabled={busy}
            onClick={() => setOpened({ what: 'add' })}
          >
            {t('add')}
          </Button>
        }
      >
        <OwnLines rows={rows} busy={busy} onSave={saveRows} onEdit={(at) => setOpened({ what: 'edit', at })} />
      </Part>
      <Part title={t('common.title')} lead={t('common.lead')}>
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', py: 2.5 }}>
            {t('common.show', { count: common.length })}
          </Box>
          <StatusLines ordered>
            {common.map((row, at) => (
              <StatusLine key={`${JSON.stringify(row)} ${at}`} row={row} />
            ))}
          </StatusLines>
        </Box>
      </Part>
      <Part title={t('versions.title')} lead={t('versions.lead')}>
        <StatusVersions versions={versions} busy={busy} onPutBack={(each) => saveRows(each.rows)} />
      </Part>
      {opened && (
        <LineDialog
          row={opensWith}
          title={title}
          onClose={() => setOpened(null)}
          onSave={(row) =>
            save.mutateAsync({
              version,
              // A new line counts before the others: nobody would expect it to be overruled by an older one.
              rows: opened.what === 'edit' ? rows.map((each, at) => (at === opened.at ? row : each)) : [row, ...rows],
            })
          }
        />
      )}
    </Box>
  )
}

function Part({
  title,
  lead,
  beside,
  children,
}: {
  title: string
  lead: string
  beside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ px: { xs: 4, sm: 6 }, py: 4, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography variant="h4" component="h2" id={id}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {lead}
          </Typography>
        </Box>
        {beside}
      </Box>
      {children}
    </Paper>
  )
}
