import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { CALL_MARKS, markCallForm, type CallMark } from '#src/contract/entities/calls/call.ts'
import { call } from '#src/lib/http.ts'
import { toast } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { SelectField } from '#src/ui/form/SelectField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useShowTeam } from '../hooks.ts'

/** How a call went, as somebody says who did not make it. */
export function MarkForm({ callId, mark }: { callId: number; mark: CallMark | null }) {
  const { t } = useTranslation('telecalling')
  const show = useShowTeam()
  const form = useContractForm('markCall', markCallForm, {
    start: { mark: mark ?? CALL_MARKS[0] },
    send: (body) => call('markCall', { params: { call_id: String(callId) }, body }),
    done: ({ data }) => {
      show(data)
      toast.success(t('team.saved'))
    },
  })
  return (
    <Box
      component={Form}
      form={form}
      prefix={`field-mark-${callId}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mt: 2 }}
    >
      <SelectField
        name="mark"
        label={t('team.of', { id: callId })}
        choices={CALL_MARKS.map((id) => ({ id, value: t(`mark.${id}`) }))}
      />
      <Button type="submit" variant="outlined" aria-busy={form.busy}>
        {t(mark === null ? 'team.save' : 'team.marked')}
      </Button>
    </Box>
  )
}
