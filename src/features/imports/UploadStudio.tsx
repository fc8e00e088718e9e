import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { BankWords } from './BankWords.tsx'
import { BatchSummary } from './BatchSummary.tsx'
import { ColumnsForm } from './columns/ColumnsForm.tsx'
import { NewColumns } from './columns/NewColumns.tsx'
import { DryRun } from './DryRun.tsx'
import { FileKinds } from './FileKinds.tsx'
import { FileStep } from './FileStep.tsx'
import { PastFiles } from './PastFiles.tsx'
import type { PreviewedFile } from './previewed-file.ts'
import { useBatch, useBatchChange } from './studio-hooks.ts'
import { StudioSteps } from './StudioSteps.tsx'
import type { StudioStep } from './StudioSteps.tsx'

const TITLES = {
  mis: 'misUpload',
  application_status: 'applicationStatusFile',
  commission: 'commissionUploadFile',
  payment_run: 'bankAnswer',
} as const
/** Where files of a kind are worked on; the bank's, from its run. */
const HOMES = {
  mis: 'mis-upload',
  application_status: 'application-status-file',
  commission: 'commission-upload-file',
  payment_run: 'payment-runs',
} as const satisfies Record<ImportProfile, PageKey>

interface UploadStudioProps {
  profile: ImportProfile
  /** Beside the title while no file is open. */
  beside?: React.ReactNode
  /** The first step, where the page has one of its own. */
  fileStep?: (onBatch: (batchId: number) => void, onOpened: (opened: PreviewedFile) => void) => React.ReactNode
}

/** Files of lenders and of the bank, from the file to what is written: nothing changes before somebody commits. */
export function UploadStudio({ profile, beside, fileStep }: UploadStudioProps) {
  const { t } = useTranslation(['imports', 'staff-titles'])
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<PreviewedFile | null>(null)
  const batchId = Number(params.get('batch') ?? 0)
  const open = (id: number) => {
    setOpened(null)
    setParams({ batch: String(id) })
  }
  const startAnew = () => {
    setOpened(null)
    setParams({})
  }
  return (
    <>
      <TitleRow
        beside={
          batchId > 0 || opened !== null ? (
            <Button variant="outlined" onClick={startAnew}>
              {t('studio.another')}
            </Button>
          ) : (
            beside
          )
        }
      >
        <PageTitle lead={t(`studio.lead.${profile}`)}>{t(`staff-titles:${TITLES[profile]}`)}</PageTitle>
      </TitleRow>
      <FileKinds />
      {batchId > 0 ? (
        <OpenBatch key={batchId} batchId={batchId} onOpen={open} profile={profile} />
      ) : (
        <Frame step={opened === null ? 'file' : 'columns'} profile={profile} onOpen={open}>
          {opened === null ? (
            (fileStep?.(open, setOpened) ?? <FileStep profile={profile} onOpened={setOpened} onBatch={open} />)
          ) : (
            <NewColumns profile={profile} opened={opened} onBatch={open} onBack={startAnew} />
          )}
        </Frame>
      )}
    </>
  )
}

interface FrameProps {
  step: StudioStep
  profile: ImportProfile
  onOpen: (batchId: number) => void
  beside?: React.ReactNode
  children: React.ReactNode
}

function Frame({ step, profile, onOpen, beside, children }: FrameProps) {
  return (
    <>
      <StudioSteps step={step} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          mt: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>{children}</Box>
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          {beside}
          <PastFiles profile={profile} onOpen={onOpen} />
        </Box>
      </Box>
    </>
  )
}

function OpenBatch({ batchId, profile, onOpen }: Pick<FrameProps, 'profile' | 'onOpen'> & { batchId: number }) {
  const { t } = useTranslation('imports')
  const query = useBatch(batchId)
  return (
    <Loaded query={query} failed={t('studio.failed')} waiting={<p role="status">{t('studio.waiting')}</p>}>
      {(batch) =>
        batch.profile === profile ? (
          <Batch batch={batch} profile={profile} onOpen={onOpen} />
        ) : (
          // A file opens under the title of its own kind.
          <Navigate replace to={withQuery(pathTo(HOMES[batch.profile]), { batch: batchId })} />
        )
      }
    </Loaded>
  )
}

const isAtWork = ({ state }: BatchDetail): boolean => state === 'committing' || state === 'undoing'
const WRITTEN: ReadonlySet<BatchDetail['state']> = new Set(['committing', 'committed', 'undoing'])

function Batch({ batch, profile, onOpen }: Pick<FrameProps, 'profile' | 'onOpen'> & { batch: BatchDetail }) {
  const change = useBatchChange(batch)
  const [columns, setColumns] = useState(false)
  const step = batch.mapping === null || columns ? 'columns' : WRITTEN.has(batch.state) ? 'commit' : 'dryRun'
  const beside = step !== 'columns' && <BatchSummary batch={batch} onColumns={() => setColumns(true)} />
  return (
    <Frame step={step} profile={profile} onOpen={onOpen} beside={beside}>
      {step === 'columns' ? (
        <ColumnsForm
          heads={batch.heads}
          fields={batch.fields}
          required={batch.required}
          start={batch.mapping}
          profile={profile}
          onBack={batch.mapping === null ? undefined : () => setColumns(false)}
          onStart={async (mapping, keep) => {
            await change.mutateAsync({ what: 'mapping', mapping, keep })
            setColumns(false)
          }}
        />
      ) : (
        <>
          {batch.bank_words && <BankWords batch={batch} words={batch.bank_words} frozen={isAtWork(batch)} />}
          <DryRun batch={batch} />
        </>
      )}
    </Frame>
  )
}
