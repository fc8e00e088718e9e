import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { toast } from '#src/lib/toast.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Choice } from './Choice.tsx'
import { problemOfFile } from './file-kinds.ts'
import { FileDrop } from './FileDrop.tsx'
import type { PreviewedFile } from './previewed-file.ts'
import { useLenderChoice, usePreview } from './studio-hooks.ts'

interface FileStepProps {
  profile: ImportProfile
  onOpened: (opened: PreviewedFile) => void
  /** The same file was brought before. */
  onBatch: (batchId: number) => void
}

/** Whose file it is, and the file: it is looked into, and nothing of it is kept yet. */
export function FileStep({ profile, onOpened, onBatch }: FileStepProps) {
  const { t } = useTranslation('imports')
  const ofBank = isOfBank(profile)
  const lenders = useLenderChoice(!ofBank)
  const preview = usePreview()
  const [lenderId, setLenderId] = useState(0)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [noLender, setNoLender] = useState(false)

  const choose = (chosen: File | null) => {
    setFile(chosen)
    const wrong = chosen === null ? null : problemOfFile(chosen, ofBank)
    setProblem(wrong === null ? null : t(`drop.wrong.${wrong}`))
  }
  const look = async () => {
    const wrong = problemOfFile(file, ofBank)
    setNoLender(!ofBank && lenderId === 0)
    if (wrong !== null || file === null) return setProblem(t(`drop.wrong.${wrong ?? 'none'}`))
    if (!ofBank && lenderId === 0) return
    setProblem(null)
    try {
      const whose = ofBank ? null : lenderId
      const found = await preview.mutateAsync({ file, profile, lenderId: whose })
      if (found.batch_id === null) return onOpened({ file, lenderId: whose, preview: found })
      toast.info(t('studio.file.known'))
      onBatch(found.batch_id)
    } catch (error) {
      setProblem(reasonOf(error, 'file'))
    }
  }
  return (
    <Card variant="outlined" sx={{ display: 'grid', gap: 5, p: { xs: 4, md: 6 }, minWidth: 0 }}>
      {!ofBank && (
        <Loaded
          query={lenders}
          failed={t('studio.file.noLenders')}
          waiting={<Typography role="status">{t('studio.waiting')}</Typography>}
        >
          {(list) => (
            <Choice
              label={t('studio.file.lender')}
              value={String(lenderId)}
              error={noLender && lenderId === 0 ? t('studio.file.chooseLender') : null}
              choices={[
                { id: '0', value: t('studio.file.choose') },
                ...list.map(({ lender_id, name }) => ({ id: String(lender_id), value: name })),
              ]}
              onChange={(id) => setLenderId(Number(id))}
            />
          )}
        </Loaded>
      )}
      <div>
        <FileDrop file={file} anyName={ofBank} problem={problem} disabled={preview.isPending} onChange={choose} />
        {preview.isPending && <LinearProgress aria-label={t('studio.file.looking')} sx={{ mt: 3 }} />}
      </div>
      <div>
        <Button variant="contained" disabled={preview.isPending} onClick={() => void look()}>
          {preview.isPending ? t('studio.file.looking') : t('studio.file.look')}
        </Button>
      </div>
    </Card>
  )
}
