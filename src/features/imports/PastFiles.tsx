import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ImportBatch, ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { dateTime } from '#src/lib/dates.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { withNames } from '#src/ui/with-names.ts'
import { downloadFailedRows, useImportBatches, useUndoBatch } from './hooks.ts'

interface PastFilesProps {
  profile: ImportProfile
  /** Opens a file; without it there is nothing to open. */
  onOpen?: (batchId: number) => void
}

/** The newest files of a kind, or those to finish: what became of each, its failed rows, and the way back. */
export function PastFiles({ profile, onOpen }: PastFilesProps) {
  const { t } = useTranslation('imports')
  const [params, setParams] = useSearchParams()
  const unfinished = params.get('files') === 'unfinished'
  const show = (files: 'all' | 'unfinished') =>
    setParams((before) => withNames(before, { files: files === 'all' ? null : files }), { replace: true })
  const query = useImportBatches(profile, unfinished)
  const { mutateAsync: undo, isPending } = useUndoBatch(profile)
  const [asked, setAsked] = useOpened<ImportBatch | null>(null)
  const takeBack = async (batch: ImportBatch) => {
    try {
      await undo(batch.batch_id)
      toast.success(t('undo.begun'))
    } catch (error) {
      toastError(error)
    }
    setAsked(null)
  }
  return (
    <Card variant="outlined" component="section" sx={{ p: 5 }}>
      <Typography component="h2" variant="h6">
        {t('past.title')}
      </Typography>
      <FilterChips
        label={t('past.title')}
        choices={(['all', 'unfinished'] as const).map((value) => ({ value, label: t(`past.${value}`) }))}
        chosen={unfinished ? 'unfinished' : 'all'}
        onChoose={show}
        sx={{ mt: 2 }}
      />
      <Loaded
        query={query}
        failed={t('past.failed')}
        waiting={<Typography color="textSecondary">{t('past.waiting')}</Typography>}
      >
        {(batches) =>
          batches.length === 0 ? (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {t(unfinished ? 'past.allFinished' : 'past.none')}
            </Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {batches.map((batch, at) => (
                <Box component="li" key={batch.batch_id}>
                  {at > 0 && <Divider />}
                  <PastFile batch={batch} onUndo={() => setAsked(batch)} onOpen={onOpen} />
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button variant="outlined" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(query.isFetchingNextPage ? 'past.loadingOlder' : 'past.older')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={t('undo.title', { name: asked.file_name })}
          text={t(profile === 'commission' ? 'undo.lines' : 'undo.text', { count: asked.committed_count })}
          confirm={t('undo.confirm')}
          busy={isPending}
          onConfirm={() => void takeBack(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

function PastFile({
  batch,
  onUndo,
  onOpen,
}: { batch: ImportBatch; onUndo: () => void } & Pick<PastFilesProps, 'onOpen'>) {
  const { t } = useTranslation('imports')
  const { batch_id, file_name, state, wrong_count, created_at, created_by } = batch
  const rows = state === 'undone' ? batch.undone_count : batch.committed_count
  const said = t(`past.states.${state}`, { count: rows, left: batch.left_count })
  return (
    <Box sx={{ py: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{said}</Typography>
      {wrong_count > 0 && (
        <Typography color="error" variant="body2">
          {t('past.wrong', { count: wrong_count })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[batch.lender_name, file_name, dateTime(created_at), created_by].filter(Boolean).join(', ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        {onOpen && state !== 'failed' && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('past.openOf', { name: file_name })}
            onClick={() => onOpen(batch_id)}
          >
            {t('past.open')}
          </Button>
        )}
        {batch.undo_until !== null && (
          <Button size="small" variant="outlined" aria-label={t('undo.of', { name: file_name })} onClick={onUndo}>
            {t('undo.button')}
          </Button>
        )}
        {wrong_count > 0 && (
          <>
            <DownloadButton
              name={`failed-rows-${batch_id}.csv`}
              label={t('past.rowsCsvOf', { name: file_name })}
              file={() => downloadFailedRows(batch_id)}
            >
              {t('studio.rows.csv')}
            </DownloadButton>
            <DownloadButton
              name={`failed-rows-${batch_id}.xlsx`}
              label={t('past.rowsXlsxOf', { name: file_name })}
              file={() => downloadFailedRows(batch_id, 'xlsx')}
            >
              {t('studio.rows.xlsx')}
            </DownloadButton>
          </>
        )}
      </Box>
    </Box>
  )
}
