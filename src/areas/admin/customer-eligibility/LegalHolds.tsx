import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { HOLD_BASES, legalHoldForm } from '#src/contract/entities/privacy/legal-hold.ts'
import type { LegalHold } from '#src/contract/entities/privacy/legal-hold.ts'
import { HELD_KINDS } from '#src/contract/retention.ts'
import { dateTime } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { CustomerAndReason } from './CustomerAndReason.tsx'
import { useLegalHolds, useReloadHolds } from './hooks.ts'
import { KindsField } from './KindsField.tsx'
import { LiftHoldDialog } from './LiftHoldDialog.tsx'

/** Duties to keep somebody's data: what each names is not deleted meanwhile, and the customer sees that there is one. */
export function LegalHolds() {
  const { t } = useTranslation('eligibility')
  const holds = useLegalHolds()
  const [lifting, setLifting] = useOpened<LegalHold | null>(null)
  const whatOf = ({ kinds }: LegalHold) =>
    kinds.length === HELD_KINDS.length ? t('holds.everything') : kinds.map((kind) => t(`holds.kind.${kind}`)).join(', ')
  const reload = useReloadHolds()
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t('holds.lead')}</Typography>
      <NewHold onSet={reload} />
      <Typography variant="h3" component="h2" sx={{ mt: 6 }}>
        {t('holds.list')}
      </Typography>
      <Loaded
        query={holds}
        failed={t('holds.failed')}
        waiting={null}
        empty={<Typography sx={{ mt: 3 }}>{t('holds.empty')}</Typography>}
      >
        {(all) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {all.map((hold) => (
              <Box component="li" key={hold.hold_id} sx={{ mt: 3 }}>
                <Card
                  variant="outlined"
                  sx={{ p: 4, display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}
                >
                  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    <Typography sx={{ fontWeight: 600 }}>
                      {t('holds.line', { id: hold.user_id, until: dateTime(hold.until) })}
                    </Typography>
                    <Typography>
                      {t('holds.keeps', { basis: t(`holds.basis.${hold.basis}`), what: whatOf(hold) })}
                    </Typography>
                    <Typography>{hold.reason}</Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {t('holds.by', { name: hold.set_by, at: dateTime(hold.set_at) })}
                    </Typography>
                  </Box>
                  <Button variant="outlined" onClick={() => setLifting(hold)}>
                    {t('holds.lift')}
                  </Button>
                </Card>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
      {lifting && <LiftHoldDialog hold={lifting} onClose={() => setLifting(null)} onLifted={reload} />}
    </>
  )
}

function NewHold({ onSet }: { onSet: () => Promise<void> }) {
  const { t } = useTranslation('eligibility')
  const form = useContractForm('setLegalHold', legalHoldForm, {
    start: { customer: '', basis: '' as LegalHold['basis'], kinds: [] as LegalHold['kinds'], reason: '', until: '' },
    send: (body) => call('setLegalHold', { body }),
    done: async () => {
      form.hands.reset()
      toast.success(t('holds.set'))
      await onSet()
    },
  })
  return (
    <Card variant="outlined" sx={{ mt: 5, p: 5 }}>
      <Form form={form}>
        <FormErrorSummary />
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            alignItems: 'start',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
          }}
        >
          <CustomerAndReason reasonHelp={t('holds.reasonHelp')} />
          <SelectField
            name="basis"
            label={t('holds.basisLabel')}
            choices={[
              { id: '', value: t('holds.noBasis') },
              ...HOLD_BASES.map((id) => ({ id, value: t(`holds.basis.${id}`) })),
            ]}
          />
          <TextField name="until" label={t('holds.until')} help={t('holds.untilHelp')} input={{ type: 'date' }} />
        </Box>
        <KindsField />
        <Button type="submit" variant="contained" aria-busy={form.busy} sx={{ mt: 5 }}>
          {t('holds.add')}
        </Button>
      </Form>
    </Card>
  )
}
