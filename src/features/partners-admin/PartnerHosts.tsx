import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { HOSTS_MAX } from '#src/contract/rules/host-name-schema.ts'
import { isHostName, tidyHostName } from '#src/contract/rules/host-name.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { useChangeHosts } from './hooks.ts'
import type { PartnerFacts } from './hooks.ts'

const ID = 'field-host'
const without = (host: string) => (hosts: readonly string[]) => hosts.filter((each) => each !== host)
const withHost = (host: string) => (hosts: readonly string[]) => [...new Set([...hosts, host])]

/** The host names that show the partner's brand: those of the brand itself, and those added here, which can be removed. */
export function PartnerHosts({ partner }: { partner: PartnerFacts }) {
  const { t } = useTranslation(['partners-admin', 'rules'])
  const { hosts, brand_hosts } = partner
  const { mutate, isPending } = useChangeHosts(partner.id)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  const fail = (said: string) => {
    setProblem(said)
    document.getElementById(ID)?.focus()
  }
  const add = (host: string) =>
    mutate(withHost(host), {
      onSuccess: () => {
        setTyped((now) => (tidyHostName(now) === host ? '' : now))
        toast.saved(t('hosts.added', { host }), () => mutate(without(host)))
      },
      // The toast names whoever has it.
      onError: (error) => fail((error instanceof ApiError && error.errors?.hosts) || errorText(error)),
    })
  const remove = (host: string) =>
    mutate(without(host), {
      onSuccess: () => toast.saved(t('hosts.removed', { host }), () => mutate(withHost(host))),
    })
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const host = tidyHostName(typed)
    if (!isHostName(host)) return fail(t('rules:host.invalid'))
    if (hosts.includes(host) || brand_hosts.includes(host)) return fail(t('rules:host.twice'))
    if (hosts.length >= HOSTS_MAX) return fail(t('rules:host.many'))
    setProblem(null)
    add(host)
  }
  return (
    <>
      {hosts.length + brand_hosts.length === 0 && <Typography sx={{ mt: 2 }}>{t('hosts.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxWidth: 560 }}>
        {brand_hosts.map((host) => (
          <Box component="li" key={host} sx={row}>
            <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>{host}</Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('hosts.ofBrand')}
            </Typography>
          </Box>
        ))}
        {hosts.map((host) => (
          <Box component="li" key={host} sx={row}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{host}</Box>
            <IconButton
              aria-label={t('hosts.remove', { host })}
              aria-disabled={isPending}
              onClick={() => !isPending && remove(host)}
            >
              <Icon name="close" size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', mt: 4 }}
      >
        <Box sx={{ flex: '1 1 260px', maxWidth: 440, display: 'grid' }}>
          <FormField id={ID} label={t('hosts.label')} help={t('hosts.help')} error={problem}>
            {(describedBy) => (
              <OutlinedInput
                id={ID}
                value={typed}
                error={problem !== null}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setProblem(null)
                }}
                inputProps={{
                  autoComplete: 'off',
                  autoCapitalize: 'none',
                  spellCheck: false,
                  inputMode: 'url',
                  maxLength: 300,
                  'aria-describedby': describedBy,
                  'aria-invalid': problem === null ? undefined : true,
                }}
              />
            )}
          </FormField>
        </Box>
        <Button type="submit" variant="contained" aria-busy={isPending} sx={{ mt: { sm: 6 } }}>
          {t('hosts.add')}
        </Button>
      </Box>
    </>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 48,
  borderBottom: 1,
  borderColor: 'divider',
}
