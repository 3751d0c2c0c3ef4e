import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PhotoControl } from "./photo-control.tsx";

const render = (value: string | undefined) =>
  renderToStaticMarkup(
    <PhotoControl
      id="photo"
      name="/team/members/0/image"
      value={value}
      onChange={() => undefined}
      {...{ "aria-describedby": "hint", "aria-invalid": undefined }}
    />,
  );

test("offers to change and remove the present photo", () => {
  const html = render("team/ann.jpg");
  expect(html).toContain('src="/api/admin/photos/team%2Fann.jpg?side=480"');
  expect(html).toContain("Change Photo");
  expect(html).toContain("Remove Photo");
});

test("offers to choose a photo for an empty field", () => {
  const html = render(undefined);
  expect(html).toContain("Choose Photo");
  expect(html).toContain("No photo");
  expect(html).not.toContain("Remove Photo");
});

test("shows an image on another website by its own address", () => {
  expect(render("https://example.com/a.jpg")).toContain('src="https://example.com/a.jpg"');
});
