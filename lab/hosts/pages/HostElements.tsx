/** What a host's own page consists of, each with the classes that hosts of Tailwind or Bootstrap would give it. */
export function HostElements() {
  return (
    <main className="container mx-auto p-4">
      <h1 className="text-6xl text-red-500 mb-8 display-4">A host</h1>
      <h2>Its section</h2>
      <p className="lead">
        Its text with <a href="#there">a link</a>.
      </p>
      <ul className="list-disc">
        <li>An item</li>
      </ul>
      <button type="button" className="btn btn-primary rounded bg-blue-500 px-4">
        Press
      </button>
      <input className="form-control border" defaultValue="value" aria-label="Input" />
      <select className="form-select border" aria-label="Select">
        <option>One</option>
      </select>
      <textarea className="form-control border" defaultValue="value" aria-label="Text area" />
      <table className="table">
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <fieldset>
        <legend>Legend</legend>
      </fieldset>
      <svg width="20" height="20" viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="8" />
      </svg>
      <figure>
        <img alt="" width="1" height="1" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />
      </figure>
      <dl>
        <dt>Term</dt>
        <dd>Definition</dd>
      </dl>
      <hr />
    </main>
  );
}
