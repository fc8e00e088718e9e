import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'

/** What the choice of nobody is in the form. */
export const NOBODY = 'nobody'

/** An administrator, or nobody, as the form holds it. */
export const choiceOf = (person: { admin_id: number } | null): string =>
  person === null ? NOBODY : String(person.admin_id)

interface AssignFieldsProps extends Pick<ComponentProps<typeof SelectField>, 'label' | 'choices'> {
  save: string
  busy: boolean
}

/** Within a form: to whom something goes, in the field `admin_id`, and the button that makes it so. */
export function AssignFields({ label, choices, save, busy }: AssignFieldsProps) {
  return (
    <>
      <SelectField name="admin_id" label={label} choices={choices} />
      <Box>
        <Button type="submit" variant="outlined" aria-busy={busy}>
          {save}
        </Button>
      </Box>
    </>
  )
}
