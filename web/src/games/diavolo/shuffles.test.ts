import { expect, test } from "vitest";
import { changed, text } from "../../shuffles/forging";

test.each(["diavolo/played", "diavolo/of_bots"])(
  "another die, order, place, lot or start is found: %s",
  async (name) => {
    const turned = async (was: RegExp) => {
      const [, found = ""] = was.exec(text(name)) ?? [];
      return changed(name, was, was.exec(text(name))![0].replace(found, String((Number(found) % 5) + 1)));
    };
    expect((await turned(/"white":\[(\d)/)).differs?.what).toBe("throw");
    expect((await changed(name, /"order":"[a-z_]+"/, '"order":"largest_sum"')).differs?.what).toBe("throw");
    expect((await changed(name, /"places":\{"order":\[\d+/, '"places":{"order":[1')).differs?.what).toBe(
      "throw",
    );
    expect((await changed(name, /"order":\[(\d),(\d)(.*)\]/, '"order":[$2,$1$3]')).differs?.what).toBe("lot");
    const player = Number(/"player":(\d)/.exec(text(name))?.[1]);
    const start = await changed(name, /"player":\d/, `"player":${(player + 1) % 3}`);
    expect(start.differs).toEqual({ what: "start", before: 0 });
  },
);
