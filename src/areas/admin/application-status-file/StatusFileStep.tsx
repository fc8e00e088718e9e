import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import { ErrorsDialog } from '#src/features/imports/ErrorsDialog.tsx'
import { problemOfFile } from '#src/features/imports/file-kinds.ts'
import { FileDrop } from '#src/features/imports/FileDrop.tsx'
import { useUploadStatusFile } from '#src/features/imports/hooks.ts'
import type { PreviewedFile } from '#src/features/imports/previewed-file.ts'
import { useCheckFile, usePreview } from '#src/features/imports/studio-hooks.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { logFailure } from '#src/lib/log.ts'
import { toast } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'

interface StatusFileStepProps {
  onBatch: (batchId: number) => void
  /** Its heads are not our own: somebody says what its columns mean. */
  onOpened: (opened: PreviewedFile) => void
}

/** The file, and one of two ways: its rows are looked at first, or those that are right are written at once. */
export function StatusFileStep({ onBatch, onOpened }: StatusFileStepProps) {
  const { t } = useTranslation('imports')
  const upload = useUploadStatusFile()
  const check = useCheckFile()
  const preview = usePreview()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [answer, setAnswer] = useOpened<StatusFileAnswer | null>(null)
  const stop = useRef<AbortController | null>(null)
  const busy = upload.isPending || check.isPending || preview.isPending
  const doing = t(upload.isPending ? 'sending' : 'checking')

  const choose = (chosen: File | null) => {
    setFile(chosen)
    const wrong = chosen === null ? null : problemOfFile(chosen)
    setProblem(wrong === null ? null : t(`drop.wrong.${wrong}`))
  }
  const begin = async (field: string, work: (file: File, signal: AbortSignal) => Promise<void>) => {
    const wrong = problemOfFile(file)
    if (wrong !== null || file === null) return setProblem(t(`drop.wrong.${wrong ?? 'none'}`))
    const controller = new AbortController()
    stop.current = controller
    setProblem(null)
    try {
      await work(file, controller.signal).catch((error: unknown) => matchColumns(file, controller.signal, error))
    } catch (error) {
      // Stopped by hand: the file stays chosen and can be sent again.
      if (controller.signal.aborted) return
      logFailure('a file of statuses was not loaded', error)
      setProblem(reasonOf(error, field))
    }
  }
  /** What has no heads of ours may still be a table. @throws where it is none, or something else was refused */
  const matchColumns = async (file: File, signal: AbortSignal, refused: unknown) => {
    if (signal.aborted || !(refused instanceof ApiError && refused.code === 'validation')) throw refused
    const found = await preview.mutateAsync({ file, profile: 'application_status', lenderId: null, signal })
    if (found.batch_id === null) return onOpened({ file, lenderId: null, preview: found })
    toast.info(t('studio.file.known'))
    onBatch(found.batch_id)
  }
  const checkFirst = () =>
    begin('file', async (file, signal) => {
      const batch = await check.mutateAsync({ file, profile: 'application_status', signal })
      onBatch(batch.batch_id)
    })
  const writeAtOnce = () =>
    begin('image_name', async (file, signal) => {
      const result = await upload.mutateAsync({ file, signal })
      if (result.errorsFound > 0) setAnswer(result)
      if (result.errorsFound === 0 || result.rowsUpdated > 0) toast.success(t('loaded', { count: result.rowsUpdated }))
      if (result.errorsFound === 0) setFile(null)
    })

  return (
    <Card variant="outlined" sx={{ p: { xs: 4, md: 6 }, minWidth: 0 }}>
      <FileDrop file={file} problem={problem} disabled={busy} onChange={choose} />
      {busy && <LinearProgress aria-label={doing} sx={{ mt: 3 }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        <Button variant="contained" disabled={busy} onClick={() => void checkFirst()}>
          {check.isPending || preview.isPending ? doing : t('check')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => void writeAtOnce()}>
          {upload.isPending ? doing : t('send')}
        </Button>
        {busy && (
          <Button variant="outlined" onClick={() => stop.current?.abort()}>
            {t('stop')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t('status.ways')}
      </Typography>
      {answer && <ErrorsDialog answer={answer} onClose={() => setAnswer(null)} />}
    </Card>
  )
}
