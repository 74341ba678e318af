import { connect } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { ask } from "../support/ask.ts";

const origin = inject("servers").one.es;
const json = async (path: string, options = {}) => {
  const reply = await ask(origin, path, options);
  return { ...reply, data: JSON.parse(reply.text) };
};

type Yard = { id: number; name: string; listText: string; state: string; postalCode: string };
const yards = (await json("/api/locations/inventory")).data as Yard[];
const zip = yards[0]?.postalCode ?? "";
const search = `/api/vehicle/search?makeId=234&zip=${zip}&distance=50&language=english`;
const wanted = (await json(search)).data;

describe("stores", () => {
  it("never share a name, in any list of them", async () => {
    for (const path of ["inventory", "partpricing", "buyscars", "dropdown", "schnlocations", "search?distance=0"]) {
      const list = (await json(`/api/locations/${path}`)).data as Record<"name" | "listText", string>[];
      for (const key of ["name", "listText"] as const) {
        const names = list.map((store) => store[key]).filter((name) => name !== undefined);
        expect(new Set(names).size, `${path} ${key}`).toBe(names.length);
      }
    }
  });
  it("are told apart by their state, and keep their numbers and addresses", async () => {
    const both = yards.filter(({ listText }) => listText.startsWith("Richmond"));
    expect(both.map(({ name, listText }) => [name, listText])).toEqual([
      ["Yonke Richmond, CA", "Richmond, CA"],
      ["Yonke Richmond, VA", "Richmond, VA"],
    ]);
    for (const { id, state } of both) {
      const { data } = await json(`/api/locations/${id}`);
      expect([data.city, data.mapTextLine1, data.slug]).toEqual([
        "Richmond",
        `Richmond, ${state}`,
        `richmond-${state.toLowerCase()}`,
      ]);
      const cars = (await json(`/api/vehicle/search?zip=${data.postalCode}&distance=1`)).data[0].vehicles;
      expect(cars[0].locationName).toBe(`Yonke Richmond, ${state}`);
      for (const path of [`/ubicaciones/${id}/${data.slug}`, `/locations/${id}/${data.slug}`]) {
        const page = (await ask(origin, path)).text;
        expect(page).toContain(`<h1>Yonke Richmond, ${state}</h1>`);
        expect(/<title>(.*?)<\/title>/.exec(page)?.[1]).toMatch(
          new RegExp(`^Yonke \\| (Yonke en|Junkyard in) Richmond, ${state}:`),
        );
      }
    }
    expect(yards.find(({ listText }) => listText === "Fort Worth")?.name).toBe("Yonke Fort Worth");
  });
});

describe("clients written for such an API", () => {
  it("write names in any case", async () => {
    expect(wanted.length).toBeGreaterThan(0);
    for (const query of [
      `MakeID=234&ZIP=${zip}&Distance=50&Language=en-US`,
      `MAKEID=0234&zip=${zip}&DISTANCE=50&LANGUAGE=EN`,
    ])
      expect((await json(`/api/vehicle/search?${query}`)).data).toEqual(wanted);
  });
  it("write addresses in any case", async () => {
    const reply = await json(search.replace("/api/vehicle/search", "/API/Vehicle/Search/"));
    expect([reply.status, reply.data]).toEqual([200, wanted]);
    expect((await json("/Api/Vehicle/Makes")).data).toEqual((await json("/api/vehicle/makes")).data);
    expect((await json("/API/nothing")).data.error.code).toBe("not-found");
  });
  it("send the parameters of a search in the body, as JSON or as a form; the query goes first", async () => {
    const post = (body: string, type: string, query = "") =>
      json(`/api/vehicle/search${query}`, { method: "POST", body, headers: { "content-type": type } });
    const fields = { MakeId: 234, zip, distance: 50, Language: "English" };
    const asJson = JSON.stringify(fields);
    const asForm = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
    expect((await post(asJson, "application/json")).data).toEqual(wanted);
    expect((await post(asForm, "application/x-www-form-urlencoded; charset=UTF-8")).data).toEqual(wanted);
    const other = JSON.stringify({ ...fields, MakeId: 132 });
    expect((await post(other, "application/json", "?makeid=234")).data).toEqual(wanted);
    for (const [body, type, status] of [
      ["{", "application/json", 400],
      ["{}", "application/json", 400],
      [JSON.stringify({ zip: "x" }), "application/json", 400],
      [JSON.stringify({ zip, pad: "x".repeat(9_000) }), "application/json", 413],
    ] as const)
      expect((await post(body, type)).status).toBe(status);
  });
  it("build pictures from url, size and extension", async () => {
    const car = wanted[0].vehicles[0];
    for (const size of ["size1", "size2", "size3", "size4"]) {
      const { origin: host, pathname } = new URL(car.url + car[size] + car.extension);
      expect(host).toBe(origin);
      for (const path of [pathname, `/images/${car[size]}.JPG`]) {
        const photo = await ask(origin, path);
        expect([photo.status, photo.headers["content-type"]]).toEqual([200, "image/jpeg"]);
        expect(photo.body.subarray(0, 2).toString("hex")).toBe("ffd8");
      }
    }
    expect(car.url + car.size1 + car.extension).toBe(car.thumbNail);
    expect(car.url + car.size4 + car.extension).toBe(car.largeImage);
  });
  it("learn where the ids stand when they ask for one that nobody has", async () => {
    for (const [query, link] of [
      ["makeId=99999", "/api/vehicle/makes"],
      ["makeId=234&modelId=99999", "/api/vehicle/makes/234/models"],
      ["makeId=234&modelId=2413", "/api/vehicle/makes/234/models"],
      ["modelId=99999", "/api/vehicle/makes"],
    ]) {
      const { status, data, headers } = await json(`/api/vehicle/search?${query}&zip=${zip}`);
      expect([status, data, headers.link]).toEqual([200, [], `<${link}>; rel="help"`]);
      expect((await ask(origin, link as string)).status).toBe(200);
    }
    expect((await ask(origin, search)).headers.link).toBeUndefined();
  });
  it("hold the ids of makes and models from elsewhere", async () => {
    const makes = (await json("/api/vehicle/makes")).data as { id: number; name: string }[];
    const known = { 67: "Acura", 106: "Chrysler", 161: "Kia", 183: "Mercury", 227: "Suzuki", 234: "Toyota" };
    const names = Object.fromEntries(makes.map(({ id, name }) => [id, name]));
    expect(names).toMatchObject(known);
    expect(makes.filter(({ id }) => id > 300).every(({ id }) => id > 10_000)).toBe(true);
    const models = (await json("/api/vehicle/makes/234/models")).data as { id: number; name: string }[];
    expect(models).toContainEqual({ id: 4381, name: "Tacoma", makeId: 234 });
    expect(models.filter(({ id }) => id > 4_500).every(({ id }) => id > 10_000)).toBe(true);
  });
  it("read Spanish in Spanish", async () => {
    const words = async (language: string) => {
      const { data } = await json(`/api/vehicle/search?makeId=234&zip=${zip}&distance=50&language=${language}`);
      return new Set(
        data.flatMap((yard: { vehicles: { transmission: string }[] }) => yard.vehicles.map((car) => car.transmission)),
      );
    };
    const [spanish, english] = [await words("es"), await words("en")];
    expect([spanish.has("Automática"), spanish.has("Automatic")]).toEqual([true, false]);
    expect([english.has("Automática"), english.has("Automatic")]).toEqual([false, true]);
  });
  it("write letters as they are", async () => {
    const { port } = new URL(origin);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () =>
        socket.write("GET /api/search?t=múltiple HTTP/1.1\r\nhost: a\r\n\r\n"),
      );
      let text = "";
      socket.on("data", (part) => (text += part)).on("close", () => resolve(text));
    });
    const location = /^location: (.+)\r$/m.exec(answer)?.[1] ?? "";
    expect(location).toBe("/api/search?t=m%C3%BAltiple");
    expect((await json(location)).data.total_hits).toBeGreaterThan(0);
  });
});

it("never names a host that somebody wrote into a request", async () => {
  const car = wanted[0].vehicles[0];
  for (const path of [
    search,
    `/api/vehicle/${car.id}`,
    "/api/openapi.json",
    "/robots.txt",
    "/sitemap.xml",
    "/api/search?t=mofle",
  ])
    for (const host of ["evil.example", "evil.example:80", "8.8.8.8"]) {
      // Twice, so that the second may come from memory; then as everybody asks.
      for (let again = 0; again < 2; again++)
        expect((await ask(origin, path, { headers: { host } })).text, path).not.toContain("evil.example");
      expect((await ask(origin, path)).text).not.toContain("8.8.8.8");
    }
  const near = `127.0.0.1:${new URL(origin).port}`;
  const { vehicle } = (await json(`/api/vehicle/${car.id}`, { headers: { host: near } })).data;
  expect(vehicle.largeImage).toMatch(`http://${near}/photos/`);
});
