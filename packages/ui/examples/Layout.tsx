import { Button, FormColumns, Grid, Page, PageHead, Row, Stack, Text, TextField } from '@etherpilot/ui';

/** A page of your own: `Page` is the column by whose width everything in it is laid out. */
export function Example() {
  return (
    <Page>
      <PageHead title="Tax report" />
      <FormColumns>
        <Stack gap={4}>
          <TextField label="Year" name="year" defaultValue="2026" />
          <Row justify="between">
            <Button variant="line">Cancel</Button>
            <Button variant="primary">Create report</Button>
          </Row>
        </Stack>
        <Grid columns={2}>
          <Text>Deposits: 4</Text>
          <Text>Withdrawals: 2</Text>
        </Grid>
      </FormColumns>
    </Page>
  );
}
