import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { STATUS_FILE_FIELDS, type StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import { csvFile } from '#src/contract/rules/csv.ts'
import { ErrorsDialog } from '#src/features/imports/ErrorsDialog.tsx'
import { FileDrop } from '#src/features/imports/FileDrop.tsx'
import { PastFiles } from '#src/features/imports/PastFiles.tsx'
import { problemOfFile } from '#src/features/imports/file-kinds.ts'
import { useUploadStatusFile } from '#src/features/imports/hooks.ts'
import { logFailure } from '#src/lib/log.ts'
import { reasonOf } from '#src/lib/reason.ts'
import { toast } from '#src/lib/toast.ts'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { saveFile } from '#src/ui/table/save-file.ts'
import { TitleRow } from '#src/ui/TitleRow.tsx'

const saveTemplate = () =>
  saveFile(new Blob([csvFile(STATUS_FILE_FIELDS, [])], { type: 'text/csv' }), 'application-status-template.csv')

/** Status changes from a lender's file: what is right is written at once, of the rest it is said what is wrong. */
export function ApplicationStatusFilePage() {
  const { t } = useTranslation(['imports', 'staff-titles'])
  const { mutateAsync: upload, isPending } = useUploadStatusFile()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [answer, setAnswer] = useState<StatusFileAnswer | null>(null)
  const stop = useRef<AbortController | null>(null)

  const choose = (chosen: File | null) => {
    setFile(chosen)
    const wrong = chosen === null ? null : problemOfFile(chosen)
    setProblem(wrong === null ? null : t(`drop.wrong.${wrong}`))
  }
  const send = async () => {
    const wrong = problemOfFile(file)
    if (wrong !== null || file === null) return setProblem(t(`drop.wrong.${wrong ?? 'none'}`))
    const controller = new AbortController()
    stop.current = controller
    setProblem(null)
    try {
      const result = await upload({ file, signal: controller.signal })
      if (result.errorsFound > 0) setAnswer(result)
      if (result.errorsFound === 0 || result.rowsUpdated > 0) toast.success(t('loaded', { count: result.rowsUpdated }))
      if (result.errorsFound === 0) setFile(null)
    } catch (error) {
      // Stopped by hand: the file stays chosen and can be sent again.
      if (controller.signal.aborted) return
      logFailure('a file of statuses was not loaded', error)
      setProblem(reasonOf(error, 'image_name'))
    }
  }

  return (
    <>
      <TitleRow
        beside={
          <Button variant="outlined" startIcon={<Icon name="document" />} onClick={saveTemplate}>
            {t('template')}
          </Button>
        }
      >
        <PageTitle lead={t('status.lead')}>{t('staff-titles:applicationStatusFile')}</PageTitle>
      </TitleRow>
      <Box
        sx={{ display: 'grid', gap: 5, mt: 5, gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' }, alignItems: 'start' }}
      >
        <Card variant="outlined" sx={{ p: { xs: 4, md: 6 }, minWidth: 0 }}>
          <FileDrop file={file} problem={problem} disabled={isPending} onChange={choose} />
          {isPending && <LinearProgress aria-label={t('sending')} sx={{ mt: 3 }} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
            <Button variant="contained" disabled={isPending} onClick={() => void send()}>
              {isPending ? t('sending') : t('send')}
            </Button>
            {isPending && (
              <Button variant="outlined" onClick={() => stop.current?.abort()}>
                {t('stop')}
              </Button>
            )}
          </Box>
        </Card>
        <PastFiles profile="application_status" />
      </Box>
      {answer && <ErrorsDialog answer={answer} onClose={() => setAnswer(null)} />}
    </>
  )
}
