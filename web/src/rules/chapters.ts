/** What the rules of a game are divided into; every chapter has a heading and a text, and some have pictures. */
import type { Component } from "svelte";

export interface Chapter {
  name: string;
  Picture?: Component;
}
