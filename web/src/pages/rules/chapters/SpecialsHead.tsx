/** The head of a table of special achievements. */
export function SpecialsHead() {
  return (
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">What it takes</th>
        <th scope="col">Another way to get it</th>
      </tr>
    </thead>
  );
}
