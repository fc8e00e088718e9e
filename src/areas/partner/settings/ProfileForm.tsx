import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partnerProfileSaveSchema } from '#src/contract/entities/partners/partner-settings.ts'
import type { PartnerProfile, PartnerSettings } from '#src/contract/entities/partners/partner-settings.ts'
import { typedGstin, typedPan, typedPhone } from '#src/contract/rules/typed.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { toast } from '#src/lib/toast.ts'
import { ConflictChoice } from '#src/ui/edit/ConflictChoice.tsx'
import { conflictIn } from '#src/ui/edit/edit-conflict.ts'
import type { EditConflict } from '#src/ui/edit/edit-conflict.ts'
import { ReadOnlyField } from '#src/ui/form/fields/ReadOnlyField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { fields, SettingsCard, whole } from '#src/ui/page/SettingsCard.tsx'
import { useSaveProfile } from './hooks.ts'

const INPUTS = {
  contact_name: { autoComplete: 'name', maxLength: 120 },
  mobile: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 },
  address: { autoComplete: 'street-address', maxLength: 300 },
} as const
const FIELDS = ['contact_name', 'mobile', 'email', 'address'] as const
const tidied = (typed: PartnerProfile): PartnerProfile => ({
  contact_name: typed.contact_name.trim(),
  mobile: typed.mobile,
  email: typed.email.trim(),
  address: typed.address.trim(),
})

/** Whom we write to and where; the business's name and PAN are read-only. */
export function ProfileForm({ settings, locked }: { settings: PartnerSettings; locked: boolean }) {
  const { t } = useTranslation(['partner-settings', 'form'])
  const stored = settings.profile
  // What is stored may be read again while somebody types.
  const [began, setBegan] = useState(stored)
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const form = useContractForm('updatePartnerProfile', partnerProfileSaveSchema, {
    start: { ...stored, pan: '', gstin: settings.gstin },
    body: ({ pan, gstin, ...typed }: PartnerProfile & { pan: string; gstin: string }) => ({
      ...tidied(typed),
      ...(pan !== '' && { pan }),
      // Of somebody else's change meanwhile nothing is taken back.
      ...(gstin !== settings.gstin && { gstin }),
      expected: began,
    }),
    send: useSaveProfile().mutateAsync,
    done: ({ profile, gstin }) => {
      begin(profile, gstin)
      toast.success(t('saved'))
    },
    refused: (error) => {
      const other = error instanceof ApiError ? conflictIn(error.message, error.errors) : null
      setConflict(other)
      if (other) setBegan(other.present as PartnerProfile)
      return other !== null
    },
  })
  const { errors } = form.hands.formState
  const wrong = Object.keys(errors).length
  const begin = (profile: PartnerProfile, gstin = settings.gstin) => {
    form.hands.reset({ ...profile, pan: '', gstin })
    setBegan(profile)
    setConflict(null)
  }
  const field = (name: keyof PartnerProfile) => (
    <TextField
      name={name}
      label={t(`business.${name}`)}
      what={t(`business.what.${name}`)}
      optional={name === 'address'}
      readOnly={locked}
      keep={name === 'mobile' ? typedPhone : undefined}
      {...(name === 'address' && { rows: 2 })}
      input={INPUTS[name]}
    />
  )
  return (
    <SettingsCard title={t('business.title')}>
      <Box component={Form} form={form} prefix="field-profile" sx={fields}>
        <Box sx={whole}>
          <FixedField id="field-business" name="name" value={settings.business_name} />
        </Box>
        <Box sx={whole}>
          {settings.pan === '' && !locked ? (
            <TextField
              name="pan"
              label={t('business.pan')}
              what={t('business.what.pan')}
              help={t('business.panMissing')}
              optional
              keep={typedPan}
              input={{ autoComplete: 'off', autoCapitalize: 'characters' }}
            />
          ) : (
            <FixedField id="field-pan" name="pan" value={settings.pan || t('business.none')} />
          )}
        </Box>
        <Box sx={whole}>
          <TextField
            name="gstin"
            label={t('business.gstin')}
            what={t('business.what.gstin')}
            help={t('business.gstinHelp')}
            optional
            readOnly={locked}
            keep={typedGstin}
            input={{ autoComplete: 'off', autoCapitalize: 'characters' }}
          />
        </Box>
        {field('contact_name')}
        {field('mobile')}
        <Box sx={whole}>{field('email')}</Box>
        <Box sx={whole}>{field('address')}</Box>
        {conflict && (
          <Box sx={whole}>
            <ConflictChoice theirs={conflict} busy={form.busy} onTheirs={() => begin(began)} onMine={form.submit}>
              {FIELDS.filter((name) => began[name] !== tidied(form.hands.getValues())[name]).map((name) => (
                <div key={name}>
                  {t(`business.${name}`)} ·{' '}
                  {t('form:conflict.theirValue', { value: began[name] || t('business.none') })}
                </div>
              ))}
            </ConflictChoice>
          </Box>
        )}
        {!locked && (
          <Box sx={{ ...whole, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Button type="submit" variant="contained" aria-busy={form.busy}>
              {t(form.busy ? 'saving' : 'save')}
            </Button>
            <Button variant="outlined" onClick={() => begin(stored)}>
              {t('discard')}
            </Button>
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              {wrong > 0 && t('problems', { count: wrong })}
            </Typography>
          </Box>
        )}
      </Box>
    </SettingsCard>
  )
}

/** What we alone change. */
function FixedField({ id, name, value }: { id: string; name: 'name' | 'pan'; value: string }) {
  const { t } = useTranslation('partner-settings')
  return <ReadOnlyField id={id} label={t(`business.${name}`)} value={value} help={t(`business.${name}Help`)} />
}
