import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { markCallForm } from '#src/contract/entities/calls/call.ts'
import type { CallTeam } from '#src/contract/entities/calls/call.ts'
import { CALL_CHECKS, CALL_FATALS } from '#src/contract/rules/contact/call-review.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useShowTeam } from '../hooks.ts'

type Review = CallTeam['reviews'][number]

/** Whether a call began out of hours nobody has to say. */
const SAID = CALL_FATALS.filter((each) => each !== 'out_of_hours')

const startOf = ({ heard, fatal }: Review) => ({
  ...Object.fromEntries(CALL_CHECKS.map((check) => [check, heard.includes(check)])),
  ...Object.fromEntries(SAID.map((each) => [each, fatal.includes(each)])),
})

/** The checklist of one call: what was heard, and what may never happen. */
export function MarkForm({ review }: { review: Review }) {
  const { t } = useTranslation('telecalling')
  const show = useShowTeam()
  const { call_id, checks, fatal, mark } = review
  const form = useContractForm('markCall', markCallForm, {
    start: markCallForm.cast(startOf(review)),
    send: (body) => call('markCall', { params: { call_id }, body }),
    done: ({ data }) => {
      show(data)
      toast.success(t('team.saved'))
    },
  })
  return (
    <Box
      component={Form}
      form={form}
      prefix={`field-mark-${call_id}`}
      aria-label={t('team.of', { id: call_id })}
      sx={{ mt: 2 }}
    >
      <Typography sx={{ fontWeight: 600 }}>{t('team.heard')}</Typography>
      {checks.map((check) => (
        <CheckboxLineField key={check} name={check}>
          {t(`check.${check}`)}
        </CheckboxLineField>
      ))}
      <Typography sx={{ fontWeight: 600, mt: 2 }}>{t('team.never')}</Typography>
      {SAID.map((each) => (
        <CheckboxLineField key={each} name={each}>
          {t(`fatal.${each}`)}
        </CheckboxLineField>
      ))}
      {fatal.includes('out_of_hours') && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {t('fatal.out_of_hours')}
        </Typography>
      )}
      <Button type="submit" variant="outlined" aria-busy={form.busy} sx={{ mt: 2 }}>
        {t(mark === null ? 'team.save' : 'team.marked')}
      </Button>
    </Box>
  )
}
