import { expect, test } from "vitest";
import type { Photo } from "../api/photos-api.ts";
import { filterPhotos, placeName } from "./photo-grid.tsx";

const USE = { page: "about", pointer: "/team/members/0/image", item: "Ann Lee", isMissingAlt: false };
const photo = (name: string, uses: Photo["uses"] = []): Photo => ({ name, address: "", thumbnail: "", uses });
const PHOTOS = [photo("img-2041.jpg", [USE]), photo("tractor.jpg")];
const namesOf = (photos: readonly Photo[]) => photos.map(({ name }) => name);

test("names the page, the section and the list item where a photo is shown", () => {
  expect(placeName(USE)).toBe("About › Team › Ann Lee");
  expect(placeName({ page: "about", pointer: "/hero/image", isMissingAlt: false })).toBe("About › Top of the page");
});

test("finds a photo by words of its name and of the places where it is shown", () => {
  expect(namesOf(filterPhotos(PHOTOS, { search: "ann  TEAM", onlyUnused: false }))).toEqual(["img-2041.jpg"]);
  expect(namesOf(filterPhotos(PHOTOS, { search: "tract", onlyUnused: false }))).toEqual(["tractor.jpg"]);
});

test("finds the photos that no page shows", () => {
  expect(namesOf(filterPhotos(PHOTOS, { search: "", onlyUnused: true }))).toEqual(["tractor.jpg"]);
});
