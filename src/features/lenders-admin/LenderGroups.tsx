import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lenderGroupCreateSchema } from '#src/contract/entities/catalogue/lender-group.ts'
import type { AdminLender } from '#src/contract/entities/catalogue/lender.ts'
import { toast } from '#src/lib/toast.ts'
import { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useCreateLenderGroup, useLenderGroups, useSaveLender } from './hooks.ts'
import { NameDialog } from './NameDialog.tsx'

/** The groups that a lender is filed under: several may be chosen, each choice saved at once. */
export function LenderGroups({ lender }: { lender: AdminLender }) {
  const { t } = useTranslation('lenders-admin')
  const groups = useLenderGroups()
  const create = useCreateLenderGroup()
  const why = useApprovalReason()
  const save = useSaveLender(why.withWhy)
  const [naming, setNaming] = useOpened<boolean>(false)
  const [busy, setBusy] = useState(false)
  const chosen = lender.lender_group_ids

  const choose = async (id: number, on: boolean) => {
    if (busy) return
    setBusy(true)
    const next = on ? [...chosen, id] : chosen.filter((each) => each !== id)
    await save(lender, 'lender_group_ids', { value: next }).catch(() => undefined)
    setBusy(false)
  }
  const onCreate = async (name: string) => {
    const { id } = await create.mutateAsync(name)
    toast.success(t('groups.created'))
    setNaming(false)
    await choose(id, true)
  }
  return (
    <Card variant="outlined" component="section" aria-labelledby="card-groups" sx={{ p: 5 }}>
      <Typography variant="h4" component="h2" id="card-groups">
        {t('fields.lender_group_ids')}
      </Typography>
      <Loaded
        query={groups}
        failed={t('groups.failed')}
        waiting={null}
        empty={<Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('groups.none')}</Typography>}
      >
        {(data) => (
          <Box role="group" aria-labelledby="card-groups" aria-busy={busy} sx={{ display: 'grid', my: 2 }}>
            {data.map(({ id, name }) => (
              <FormControlLabel
                key={id}
                label={name}
                control={<Checkbox checked={chosen.includes(id)} onChange={(_, on) => void choose(id, on)} />}
              />
            ))}
          </Box>
        )}
      </Loaded>
      <Button variant="outlined" onClick={() => setNaming(true)}>
        {t('groups.create')}
      </Button>
      {naming && (
        <NameDialog
          call="createLenderGroup"
          schema={lenderGroupCreateSchema}
          title={t('groups.create')}
          label={t('groups.name')}
          help={t('groups.rule')}
          submit={t('create.submit')}
          onSubmit={onCreate}
          onClose={() => setNaming(false)}
        />
      )}
      {why.dialog}
    </Card>
  )
}
