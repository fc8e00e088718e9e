import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CriteriaProperty } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { changedCriteria, editsOf } from '../criteria-form.ts'
import type { CriteriaEdits } from '../criteria-form.ts'
import { useCreateCriteriaDraft, usePreviewCriteria } from '../criteria-hooks.ts'
import { CriteriaDrafts } from './CriteriaDrafts.tsx'
import { CriteriaFields } from './CriteriaFields.tsx'
import { CriteriaResult } from './CriteriaResult.tsx'

/** Changed criteria are tried against past applicants, kept as a draft, published and taken back. */
export function CriteriaSandbox({ lender }: { lender: Lender }) {
  const { t } = useTranslation(['criteria', 'lenders-admin', 'common'])
  const [edits, setEdits] = useState<CriteriaEdits>({})
  const preview = usePreviewCriteria(lender.lender_id)
  const create = useCreateCriteriaDraft(lender.lender_id)
  const form = useRef<HTMLFormElement>(null)
  const changes = changedCriteria(lender, edits)
  const none = Object.keys(changes).length === 0
  const busy = preview.isPending || create.isPending
  const refusal = preview.error ?? create.error
  const errors = refusal instanceof ApiError ? (refusal.errors ?? {}) : {}

  const edit = (next: CriteriaEdits) => {
    setEdits(next)
    preview.reset()
    create.reset()
  }
  const tryThem = (event: SyntheticEvent) => {
    event.preventDefault()
    if (none || busy) return
    create.reset()
    preview.mutate(changes)
  }
  const save = () => {
    if (none || busy) return
    create.mutate(changes, {
      onSuccess: () => {
        toast.success(t('saved'))
        setEdits({})
        preview.reset()
      },
    })
  }
  return (
    <Box sx={{ display: 'grid', gap: 5, gridColumn: '1 / -1', minWidth: 0 }}>
      <Card variant="outlined" component="section" aria-labelledby="criteria-title" sx={{ p: 5 }}>
        <Typography variant="h4" component="h2" id="criteria-title">
          {t('title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 4 }}>
          {t('lead')}
        </Typography>
        <Box component="form" noValidate ref={form} onSubmit={tryThem}>
          <CriteriaFields
            lender={lender}
            edits={edits}
            changed={Object.keys(changes) as CriteriaProperty[]}
            errors={errors}
            onEdit={(name, typed) => edit({ ...edits, [name]: typed })}
          />
          {refusal && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {errorText(refusal)}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 5 }}>
            <Button type="submit" variant="contained" aria-disabled={none || busy} aria-describedby="criteria-none">
              {t(preview.isPending ? 'trying' : 'try')}
            </Button>
            <Button variant="outlined" aria-disabled={none || busy} onClick={save} aria-describedby="criteria-none">
              {t('save')}
            </Button>
            {!none && (
              <Button variant="text" onClick={() => edit({})}>
                {t('reset')}
              </Button>
            )}
          </Box>
          <Typography id="criteria-none" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {none ? t('noneChanged') : t('changed', { count: Object.keys(changes).length })}
          </Typography>
        </Box>
        <div role="status">{preview.data && <CriteriaResult preview={preview.data} />}</div>
      </Card>
      <CriteriaDrafts
        lenderId={lender.lender_id}
        onReuse={(draft) => {
          edit(editsOf(draft.changes))
          form.current?.querySelector('input')?.focus()
        }}
      />
    </Box>
  )
}
