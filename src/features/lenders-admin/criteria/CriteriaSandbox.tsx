import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { criteriaChangesSchema } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { CriteriaProperty } from '#src/contract/entities/criteria/criteria-draft.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { changedCriteria, editsOf, typedCriteria } from './criteria-form.ts'
import type { CriteriaValues } from './criteria-form.ts'
import { useCreateCriteriaDraft, usePreviewCriteria, usePublishCriteria } from './criteria-hooks.ts'
import { CriteriaDrafts } from './CriteriaDrafts.tsx'
import { CriteriaFields } from './CriteriaFields.tsx'
import { CriteriaResult } from './CriteriaResult.tsx'

/** Changed criteria are tried against past applicants, kept as a draft, published and taken back. */
export function CriteriaSandbox({ lender }: { lender: Lender }) {
  const { t } = useTranslation(['criteria', 'lenders-admin', 'common'])
  const preview = usePreviewCriteria(lender.lender_id)
  const create = useCreateCriteriaDraft(lender.lender_id)
  const { withWhy, dialog } = useApprovalReason()
  const publish = usePublishCriteria(lender.lender_id, withWhy)
  /** What was pressed. */
  const act = useRef<'try' | 'draft' | 'publish'>('try')
  const element = useRef<HTMLFormElement>(null)
  const form = useContractForm('previewCriteria', criteriaChangesSchema, {
    start: typedCriteria(lender),
    stored: typedCriteria(lender),
    body: (typed: CriteriaValues) => ({ lender_id: lender.lender_id, changes: changedCriteria(lender, typed) }),
    send: async ({ changes }) => {
      if (act.current === 'try') return preview.mutateAsync(changes)
      const draft = await create.mutateAsync(changes)
      if (act.current === 'draft') return toast.success(t('saved'))
      // All of them are one act. What waits, or is not asked for after all, stays as a draft.
      const saidNo = await publish.mutateAsync(draft.draft_id).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Cancelled) return true
          throw error
        },
      )
      if (!saidNo) toast.success(t('drafts.publishedNow'))
    },
    done: () => {
      if (act.current === 'try') return
      preview.reset()
      form.hands.reset(typedCriteria(lender))
    },
    failureIn: 'form',
  })
  const typed = form.hands.watch()
  const changes = changedCriteria(lender, typed)
  const none = Object.keys(changes).length === 0
  const send = (pressed: typeof act.current, event?: SyntheticEvent) => {
    event?.preventDefault()
    if (none || form.busy) return
    act.current = pressed
    form.submit(event)
  }
  /** What was found is about other criteria than those that stand there now. */
  const forget = () => {
    preview.reset()
    form.fail(null)
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
        <Box
          component={Form}
          form={{ ...form, submit: (event) => send('try', event) }}
          prefix="criteria"
          ref={element}
          onChange={forget}
        >
          <CriteriaFields lender={lender} changed={Object.keys(changes) as CriteriaProperty[]} />
          {form.failure !== null && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {errorText(form.failure)}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 5 }}>
            <Button
              type="submit"
              variant="contained"
              aria-disabled={none || form.busy}
              aria-describedby="criteria-none"
            >
              {t(preview.isPending ? 'trying' : 'try')}
            </Button>
            <Button
              variant="outlined"
              aria-disabled={none || form.busy}
              onClick={(event) => send('draft', event)}
              aria-describedby="criteria-none"
            >
              {t('save')}
            </Button>
            <Button
              variant="outlined"
              aria-disabled={none || form.busy}
              onClick={(event) => send('publish', event)}
              aria-describedby="criteria-none"
            >
              {t('publish')}
            </Button>
            {!none && (
              <Button
                variant="text"
                onClick={() => {
                  form.hands.reset(typedCriteria(lender))
                  forget()
                }}
              >
                {t('reset')}
              </Button>
            )}
          </Box>
          <Typography id="criteria-none" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {none ? t('noneChanged') : t('changed', { count: Object.keys(changes).length })}
          </Typography>
        </Box>
        {dialog}
        <div role="status">{preview.data && <CriteriaResult preview={preview.data} />}</div>
      </Card>
      <CriteriaDrafts
        lenderId={lender.lender_id}
        onReuse={(draft) => {
          form.hands.reset(typedCriteria(lender))
          for (const [name, value] of editsOf(draft.changes)) form.hands.setValue(name, value, { shouldDirty: true })
          forget()
          element.current?.querySelector('input')?.focus()
        }}
      />
    </Box>
  )
}
