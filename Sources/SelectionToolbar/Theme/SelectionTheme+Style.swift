extension SelectionTheme {
  static let lightColors = """
    @define-color selection_surface_elevated @theme_base_color;
    @define-color selection_danger #c01c28;
    @define-color selection_success #1b8553;
    @define-color selection_warning #9c6e03;
    @define-color selection_accent @theme_selected_bg_color;
    @define-color selection_focus @theme_selected_bg_color;
    """

  static let darkColors = """
    @define-color selection_surface_elevated mix(@theme_base_color, white, 0.09);
    @define-color selection_danger #ff8b7a;
    @define-color selection_success #8ff0a4;
    @define-color selection_warning #f8e45c;
    @define-color selection_accent mix(@theme_selected_bg_color, #62a0ea, 0.75);
    @define-color selection_focus mix(@theme_selected_bg_color, #99c1f1, 0.6);
    """

  static let commonColors = """
    @define-color selection_bg @theme_base_color;
    @define-color selection_separator alpha(@theme_text_color, 0.15);
    @define-color selection_text_primary @theme_text_color;
    @define-color selection_text_tertiary mix(@theme_text_color, @theme_base_color, 0.45);
    @define-color selection_accent_on @theme_selected_fg_color;
    """

  /// Motion: smooth is 250 ms (the bars), snappy 150 ms (circle, buttons). GTK leaves CSS transitions out where
  /// the desktop's animations are off.
  static let rules = """
    .selection-titlebar, .selection-titlebar:backdrop {
      background: none; border: none; box-shadow: none; padding: 0; margin: 0; min-height: 0;
    }
    .selection-header, .selection-header:backdrop {
      background: @selection_bg;
      box-shadow: inset 0 -1px @selection_separator;
      border: none;
      color: @selection_text_primary;
    }
    .selection-header button.text-button { font-weight: normal; }
    .selection-header button.selection-done { font-weight: 600; }
    @keyframes selection-appear { from { opacity: 0; } to { opacity: 1; } }
    swapview > .appearing { animation: selection-appear 250ms ease-out; }
    .selection-count { font-weight: bold; font-feature-settings: "tnum"; border-radius: 6px; padding: 2px 6px; }
    .selection-detail { font-size: 0.85em; opacity: 0.75; font-feature-settings: "tnum"; }
    .selection-count:focus-visible { outline: 2px solid @selection_focus; outline-offset: -2px; }

    .selection-list, .selection-grid { background: @selection_bg; }
    .selection-list > row, .selection-grid > child {
      background: none;
      color: @selection_text_primary;
      padding: 0;
      margin: 1px 6px;
      border-radius: 8px;
      outline: none;
      transition: background-color 150ms;
    }
    .selection-list > row:hover, .selection-grid > child:hover { background: alpha(@selection_text_primary, 0.05); }
    .selection-list > row:active, .selection-grid > child:active { background: alpha(@selection_text_primary, 0.09); }
    .selection-list > row:focus-visible, .selection-grid > child:focus-visible { outline: none; }
    .selection-grid { padding: 6px; }
    .selection-grid > child { margin: 2px; }
    .selection-row { min-height: 44px; }
    .selection-row.adorned:not(.selecting) { min-height: 0; }
    .selection-row > button {
      background: none; border: none; box-shadow: none; outline: none; padding: 0; margin: 0;
      min-width: 0; min-height: 0; border-radius: 8px;
    }
    .selection-row > button:focus-visible { outline: 2px solid @selection_focus; outline-offset: -2px; }

    .selection-row.drop-target { border-radius: 8px; box-shadow: inset 0 0 0 2px @selection_focus; }
    .selection-drag {
      background: @selection_surface_elevated; color: @selection_text_primary;
      border: 1px solid @selection_separator; border-radius: 9px; padding: 6px 12px;
    }

    .selection-circle {
      min-width: 20px; min-height: 20px; padding: 0; margin: 0;
      border-radius: 9999px;
      border: 2px solid @selection_text_tertiary;
      color: transparent;
      background: transparent;
      opacity: 0;
      -gtk-icon-size: 14px;
      transition: opacity 150ms, background-color 150ms, border-color 150ms, color 150ms;
    }
    .selection-row.selecting .selection-circle,
    row:hover .selection-circle, row:focus-within .selection-circle,
    child:hover .selection-circle, child:focus-within .selection-circle { opacity: 1; }
    .selection-tile .selection-circle { background: @selection_bg; }
    .selection-circle:checked {
      background: @selection_accent;
      border-color: @selection_accent;
      color: @selection_accent_on;
      opacity: 1;
    }

    .selection-actions {
      background: @selection_bg;
      border-top: 1px solid @selection_separator;
      padding: 4px 6px;
    }
    .selection-action {
      background: none; border: none; box-shadow: none;
      color: @selection_text_primary;
      padding: 5px 6px;
      min-width: 44px;
      min-height: 44px;
      border-radius: 9px;
      transition: background-color 150ms, opacity 150ms;
    }
    .selection-action:hover { background: alpha(@selection_text_primary, 0.06); }
    .selection-action:active { background: alpha(@selection_text_primary, 0.12); }
    .selection-action:focus-visible { outline: 2px solid @selection_focus; outline-offset: -2px; }
    .selection-action.destructive { color: @selection_danger; }
    .selection-action:disabled { opacity: 0.35; }
    .selection-action:disabled image, .selection-action:disabled label { opacity: 1; color: inherit; }
    .selection-action.busy { opacity: 0.6; }
    .selection-menu-item { min-height: 44px; padding: 0 12px; font-weight: normal; }
    .selection-menu-item.destructive { color: @selection_danger; }
    .selection-menu-item:disabled { opacity: 0.35; }
    .selection-menu-item:focus-visible { outline: 2px solid @selection_focus; outline-offset: -2px; }
    .selection-action label { font-size: 0.82em; }
    .selection-action image, .selection-action spinner { -gtk-icon-size: 18px; min-height: 18px; min-width: 18px; }

    .selection-confirmation {
      background: @selection_surface_elevated;
      color: @selection_text_primary;
      border: 1px solid @selection_separator;
      border-radius: 12px;
      margin: 4px 6px 10px 6px;
      box-shadow: 0 2px 6px alpha(black, 0.22);
      padding: 4px 6px 4px 12px;
      min-height: 44px;
    }
    .selection-confirmation:dir(rtl) { padding: 4px 12px 4px 6px; }
    .selection-confirmation label { font-size: 0.95em; }
    .selection-confirmation.without-undo, .selection-confirmation.without-undo:dir(rtl) { padding: 4px 14px; }
    focusabletext { border-radius: 6px; }
    focusabletext:focus-visible { outline: 2px solid @selection_focus; outline-offset: 1px; }
    .selection-confirmation > image { color: @selection_success; }
    .selection-confirmation.partial > image { color: @selection_warning; }
    .selection-confirmation.error > image, .selection-confirmation.error label { color: @selection_danger; }
    .selection-confirmation button {
      background: none; border: none; box-shadow: none;
      color: @selection_text_primary;
      font-weight: 600;
      min-height: 36px;
      padding: 4px 12px;
      border-radius: 8px;
    }
    .selection-confirmation button:hover { background: alpha(@selection_text_primary, 0.07); }
    .selection-confirmation button:focus-visible { outline: 2px solid @selection_focus; outline-offset: -2px; }

    .selection-question { background: @selection_surface_elevated; color: @selection_text_primary; border-radius: 14px; }
    .selection-question.solid-csd { border-radius: 0; }
    .selection-question .question-title { font-weight: bold; font-size: 1.15em; }
    .selection-question .question-detail { color: mix(@selection_text_primary, @selection_surface_elevated, 0.25); }
    .selection-question .question-buttons button { min-height: 44px; min-width: 88px; padding: 0 16px; font-weight: 600; }
    .selection-question button:focus-visible { outline: 2px solid @selection_focus; outline-offset: -3px; }
    .selection-question button.danger-button { color: @selection_danger; }
    """
}
