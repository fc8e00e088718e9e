import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { partnerHostsUpdateSchema } from '#src/contract/entities/partners/partner.ts'
import { tidyHostName } from '#src/contract/rules/web/host-name.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { useChangeHosts } from './hooks.ts'
import type { PartnerFacts } from './hooks.ts'

const without = (host: string) => (hosts: readonly string[]) => hosts.filter((each) => each !== host)
const withHost = (host: string) => (hosts: readonly string[]) => [...new Set([...hosts, host])]

/** The host names that show the partner's brand: those of the brand itself, and those added here, which can be removed. */
export function PartnerHosts({ partner }: { partner: PartnerFacts }) {
  const { t } = useTranslation(['partners-admin', 'rules'])
  const { hosts, brand_hosts } = partner
  const { mutate, mutateAsync, isPending } = useChangeHosts(partner.id)
  const form = useContractForm('updatePartnerHosts', partnerHostsUpdateSchema, {
    start: { hosts: '' },
    body: (typed) => ({ hosts: [...hosts, tidyHostName(typed.hosts)] }),
    check: (typed) => ({ hosts: brand_hosts.includes(tidyHostName(typed.hosts)) ? 'rules:host.twice' : undefined }),
    send: (body) => mutateAsync(withHost(body.hosts.at(-1) ?? '')),
    done: (_, body) => {
      const host = body.hosts.at(-1) ?? ''
      if (tidyHostName(form.hands.getValues('hosts')) === host) form.hands.reset()
      toast.saved(t('hosts.added', { host }), () => mutate(without(host)))
    },
    // The toast names whoever has it.
    refused: (error) => {
      const message = (error instanceof ApiError && error.errors?.hosts) || errorText(error)
      form.hands.setError('hosts', { type: 'server', message }, { shouldFocus: true })
      return true
    },
  })
  const remove = (host: string) =>
    mutate(without(host), {
      onSuccess: () => toast.saved(t('hosts.removed', { host }), () => mutate(withHost(host))),
    })
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
        component={Form}
        form={form}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', mt: 4 }}
      >
        <Box sx={{ flex: '1 1 260px', maxWidth: 440, display: 'grid' }}>
          <TextField
            name="hosts"
            label={t('hosts.label')}
            help={t('hosts.help')}
            input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, inputMode: 'url', maxLength: 300 }}
          />
        </Box>
        <Button type="submit" variant="contained" aria-busy={form.busy} sx={{ mt: { sm: 6 } }}>
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
