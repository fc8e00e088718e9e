import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { LINK_LABEL_MAX, linkLabel } from '#src/contract/entities/leads/tracking-link.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { useSession } from '#src/lib/session.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { useCreateLink } from './hooks.ts'

const ID = 'field-link-name'

interface MakeLinkProps {
  /** Undefined where the partner may not make links. */
  product: ProductType | undefined
  onMade: (linkId: number) => void
}

/** Makes another link of a product, told apart by its name. */
export function MakeLink({ product, onMade }: MakeLinkProps) {
  const masquerade = useSession((session) => session.masquerade !== null)
  return masquerade || !product ? null : <MakeForm product={product} onMade={onMade} />
}

function MakeForm({ product, onMade }: { product: ProductType; onMade: (linkId: number) => void }) {
  const { t } = useTranslation(['partner-offering', 'rules'])
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const create = useCreateLink(product)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const label = tidyText(name)
    const wrong = label === '' ? 'make.empty' : linkLabel.isValidSync(label) ? null : 'rules:linkLabel'
    setProblem(wrong)
    if (wrong) return document.getElementById(ID)?.focus()
    create.mutate(label, {
      onSuccess: (link) => {
        setName('')
        onMade(link.link_id)
        toast.success(t('make.done'))
      },
      onError: (error) => toastError(error),
    })
  }
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ mt: 5 }}>
      <FormField id={ID} label={t('make.name')} help={t('make.help')} error={problem ? t(problem) : null}>
        {(describedBy) => (
          <OutlinedInput
            id={ID}
            value={name}
            error={problem !== null}
            onChange={(event) => {
              setName(event.target.value)
              setProblem(null)
            }}
            inputProps={{
              autoComplete: 'off',
              maxLength: LINK_LABEL_MAX,
              'aria-describedby': describedBy,
              'aria-invalid': problem === null ? undefined : true,
            }}
          />
        )}
      </FormField>
      <Button type="submit" variant="outlined" aria-busy={create.isPending} sx={{ mt: 3 }}>
        {t('make.submit')}
      </Button>
    </Box>
  )
}
