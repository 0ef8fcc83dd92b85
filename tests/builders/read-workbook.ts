import readXlsxFile from 'read-excel-file/node';

/** The cells of an Excel file's sheets as another program reads them: name by name, row by row. */
export async function readWorkbook(file: ArrayBuffer): Promise<ReadonlyMap<string, readonly (readonly unknown[])[]>> {
  const sheets = await readXlsxFile(Buffer.from(file));
  return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
}

/** The column beneath a heading. */
export function columnOf(rows: readonly (readonly unknown[])[], heading: string): readonly unknown[] {
  const place = rows[0]?.indexOf(heading) ?? -1;
  if (place < 0) throw new Error(`no column ${heading}`);
  return rows.slice(1).map((row) => row[place]);
}
